import { palette } from "../palette";
import { outline, strands, stroke } from "./curve";
import { eye, form, nose, type Tones } from "./features";
import { plaidGround } from "./plaid";

const tones: Tones = {
  light: "#ad6c46",
  skin: "#8d5236",
  shade: "#5e2f25",
  deep: "#482019",
  dark: "#1c1218",
  white: "#f0dfca",
  iris: "#2c1714",
};
const hair = "#1d1419";
const sheen = "#4d2f2e";

const ground = plaidGround({
  ground: palette.mango,
  repeat: 384,
  stripes: [
    { at: 36, width: 104, colour: "#f9a01b" },
    { at: 156, width: 18, colour: palette.hibiscus },
    { at: 192, width: 60, colour: "#ffc76b" },
    { at: 330, width: 6, colour: palette.lagoon },
  ],
});

const hairdo = `
  <path fill="${hair}" d="${outline("404,214 372,140 402,66 470,32 552,46 608,110 606,190 566,254 470,250")}"/>
  <path fill="${hair}" d="${outline("311,302! 314,240 346,190 420,162 500,176 562,236 586,326 578,404! 548,420! 400,400!")}"/>
  <g fill="none" stroke="${sheen}" stroke-width="4" stroke-linecap="round">
    <path d="${strands("398,190 384,128 424,66 498,46 562,74", "470,198 460,168 478,140 508,134 534,150", 7)}"/>
    <path d="${strands("594,118 602,160 584,206 530,232", "546,152 548,170 534,190 500,204", 4)}"/>
    <path d="${strands("322,278 330,230 366,190 430,180", "440,260 440,240 446,214 460,196", 6)}"/>
    <path d="${strands("466,260 466,234 474,212 480,198", "570,398 572,330 554,262 512,214", 7)}"/>
  </g>`;

const neck = form("neck", tones, {
  edge: "368,620! 366,690 346,736 270,780! 560,840! 566,750 540,696 530,540!",
  deep: [
    "340,640! 410,640 470,620 560,540! 560,694 590,756 580,840! 496,776 460,738 410,716 352,712!",
  ],
});

const clothes = `
  <path fill="${palette.hibiscus}" d="${outline("300,790! 348,722! 380,762 440,796 500,786 560,732! 610,800! 540,1000! 350,1000!")}"/>
  <path fill="#b5304a" d="${outline("348,722! 380,762 440,796 500,786 562,732! 576,748! 520,816 450,834 384,802 336,732!")}"/>
  <path fill="${palette.lagoon}" d="${outline("40,1000! 70,886 160,816 284,770! 336,728! 372,858 420,1000!")}"/>
  <path fill="${palette.lagoon}" d="${outline("800,1000! 780,886 706,816 626,776 572,736! 520,866 420,1000!")}"/>
  <path fill="#042a31" d="${outline("800,1000! 780,886 706,816 680,802! 700,900 664,1000!")}"/>
  <path fill="#042a31" d="${outline("140,1000! 160,930 150,872! 176,930 170,1000!")}"/>
  <path fill="#0d555c" d="${outline("336,728! 300,746 278,770! 314,856! 290,880! 420,1000! 372,858")}"/>
  <path fill="#0d555c" d="${outline("572,736! 618,758 636,782! 594,862! 622,884! 420,1000! 520,866")}"/>
  <g transform="translate(562 842) rotate(16)">
    <path fill="#fff" d="M-16-16h32L0 0z"/><path fill="${palette.reefLight}" d="M-16-16 0 0-16 16z"/>
    <path fill="${palette.mango}" d="M16-16 0 0 16 16z"/><path fill="${palette.hibiscus}" d="M-16 16 0 0 16 16z"/>
  </g>`;

const face = `
  ${form("face", tones, {
    edge: "312,296 300,326 293,366 299,400 287,450 291,500 304,552 332,594 362,610 396,604 440,578 484,538 524,486 550,430 554,384 540,326 510,272 456,240 390,234 336,254",
    light: [
      "290,300! 290,360! 326,338 362,344! 396,310 412,270 408,220! 340,220!",
      "280,436! 280,512! 304,502 320,472 314,440",
    ],
    shade: [
      "478,230! 494,300 484,352 498,402 484,452 450,504 428,560 400,620! 500,620! 580,430! 560,250!",
    ],
  })}
  <path fill="${tones.shade}" d="${outline("520,404! 548,384 572,398 568,444 552,484 532,494 512,480!")}"/>
  <path fill="${tones.skin}" d="${outline("542,412 556,404 562,420 552,450 540,454!")}"/>
  ${nose(tones, {
    side: "392,368! 374,392 364,430 364,456 376,466! 388,461 402,474 398,492! 388,486 372,497 350,503 328,491! 344,488 352,470 350,430 358,394",
    ridge: "352,396 346,430 334,462 327,480 338,489 352,482 358,456 355,424 360,394",
    wing: "366,474! 384,465 397,476 394,488 380,486! 372,480",
  })}
  ${eye(tones, { x: 430, y: 410, width: 80, outer: 1, look: -0.5, lift: 3, lash: 10 })}
  ${eye(tones, { x: 327, y: 410, width: 48, outer: -1, look: -0.4, lift: 3, lash: 2 })}
  <g fill="${tones.dark}">
    <path d="${outline("385,372! 402,354 438,345 488,368! 440,357 410,364 392,377!")}"/>
    <path d="${outline("353,372! 342,355 320,350 297,367! 320,361 338,366 348,377!")}"/>
  </g>
  <path fill="#8f2a3b" d="${outline("310,536! 328,527 340,521 349,526 360,521 382,527 408,531! 378,541 348,544 322,542")}"/>
  <path fill="#cc4655" d="${outline("312,538! 324,543 348,546 378,543 404,534! 390,556 362,567 334,563 318,552")}"/>
  <path fill="${tones.shade}" d="${outline("334,579! 352,574 376,575! 356,584")}"/>
  <g fill="none" stroke-linecap="round">
    <path stroke="${tones.dark}" stroke-width="3" d="${stroke("307,535 322,541 348,544 378,541 409,529")}"/>
    <path stroke="${tones.shade}" stroke-width="4" d="${stroke("408,500 420,514 424,530")}"/>
  </g>
  <circle cx="546" cy="520" r="27" fill="${palette.mangoPale}"/><circle cx="546" cy="520" r="12" fill="${palette.hibiscus}"/>`;

/** Draws the Chief Executive Officer: locs wound up high, and a lagoon jacket with the company's pin. */
export function ceo(): string {
  const pose = `transform="rotate(-2 430 640) translate(0 66)"`;
  return `${ground}<g ${pose}>${hairdo}</g>${neck}${clothes}<g ${pose}>${face}</g>`;
}
