import { palette } from "../palette";
import { outline, strands, stroke } from "./curve";
import { eye, form, nose, type Tones } from "./features";
import { flatChart } from "./flatChart";

const tones: Tones = {
  light: "#c98d5f",
  skin: "#a9683f",
  shade: "#77432c",
  deep: "#54301f",
  dark: "#20151a",
  white: "#f3e6d4",
  iris: "#3b2219",
};
const silver = "#f1ebe0";
const grey = "#b7b3aa";
const beardShade = "#d6d0c4";

const ground = () =>
  flatChart({
    width: 800,
    height: 1000,
    anchor: { longitude: -61.5, latitude: 10.65, x: 676, y: 640 },
    pixelsPerDegree: 84,
    sea: "#0c666b",
    shallows: "#4fbdb4",
    land: "#f6e7c4",
    mainland: "#0a4d53",
    mark: palette.mango,
  });

const neck = form("neck", tones, {
  edge: "352,640! 350,720 334,760 270,800! 580,860! 590,770 570,700 560,560!",
  deep: ["330,690! 420,690 490,660 590,560! 590,700 614,780 600,870! 510,800 440,776 348,760!"],
});

const tie = outline("388,853! 430,853! 456,940 462,1000! 372,1000! 374,940");
const clothes = `
  <path fill="${palette.sand}" d="${outline("290,830! 336,736! 372,786! 410,806! 480,800 540,770 592,712! 640,830! 520,1000! 330,1000!")}"/>
  <path fill="#dcd4c3" d="${outline("336,736! 318,790! 352,868! 400,812! 372,790!")}"/>
  <path fill="#dcd4c3" d="${outline("592,712! 540,770 480,800 420,812! 486,892! 560,830! 612,760!")}"/>
  <path fill="${palette.hibiscus}" d="${outline("384,812! 408,802 436,812! 430,852! 388,852!")}"/>
  <path fill="#b5304a" d="${outline("436,812! 430,852! 412,846! 420,808!")}"/>
  <clipPath id="tie"><path d="${tie}"/></clipPath><path fill="${palette.hibiscus}" d="${tie}"/>
  <path clip-path="url(#tie)" fill="${palette.mango}" d="M360 932l110-50v14l-110 50zM360 990l110-50v14l-110 50z"/>
  <path fill="${palette.deep}" d="${outline("10,1000! 40,888 140,822 272,784! 322,740! 346,850 404,1000!")}"/>
  <path fill="${palette.deep}" d="${outline("800,1000! 800,890 730,826 656,784 604,730! 546,850 420,1000!")}"/>
  <path fill="#0a3d45" d="${outline("322,740! 284,762 256,792! 292,884! 264,906! 400,1000! 346,850")}"/>
  <path fill="#0a3d45" d="${outline("604,730! 648,764 668,792! 622,884! 652,908! 424,1000! 546,850")}"/>
  <path fill="${palette.mango}" d="M628 926l18-42 26 16 22-22 22 58z"/>
  <path fill="${palette.hibiscus}" d="M646 884l26 16-12 30-16 1zM694 878l8 21-26 34-16-2z"/>
  <path fill="#0a3d45" d="M624 924l98 12-2 12-98-12z"/>`;

const beard = `
  <path fill="${silver}" d="${outline("284,520! 302,546! 316,534 330,520 356,514 388,516 412,530 428,548! 452,540 478,514 504,476 522,436 534,392 546,340! 557,352 562,392 558,448 547,500 526,556 480,612 410,658 350,650 306,608 288,566")}"/>
  <path fill="${beardShade}" d="${outline("559,440! 547,500 526,556 480,612 410,658 368,655! 436,632 490,582 524,526 546,476")}"/>
  <path fill="#82392f" d="${outline("320,552! 342,546 364,549 390,546 410,549! 390,566 364,571 338,566")}"/>
  <path fill="${silver}" d="${outline("304,548! 316,524 344,508 361,515 378,507 408,520 432,552! 402,544 378,541 361,546 344,541 322,544")}"/>
  <path fill="none" stroke="${tones.dark}" stroke-width="3.5" stroke-linecap="round" d="${stroke("322,551 342,557 364,559 390,556 412,548")}"/>
  <path fill="none" stroke="${grey}" stroke-width="3.5" stroke-linecap="round" d="${strands("318,600 336,622 362,634", "420,600 424,616 416,630", 5)}"/>
  <path fill="none" stroke="${beardShade}" stroke-width="3.5" stroke-linecap="round" d="${strands("530,450 518,486 496,518", "546,430 540,478 518,524", 3)}"/>`;

const face = `
  <path fill="${silver}" d="${outline("306,262! 316,214 370,176 466,168 552,206 600,300 604,390 586,446! 540,420! 400,300!")}"/>
  <g fill="none" stroke="${grey}" stroke-width="4" stroke-linecap="round">
    <path d="${strands("326,240 360,196 430,184 500,200", "540,300 560,330 576,370 580,410", 6)}"/>
  </g>
  ${form("face", tones, {
    edge: "304,272 291,320 285,368 293,402 281,452 284,510 296,560 320,600 352,620 400,616 462,584 524,524 560,440 568,390 552,318 520,268 456,230 380,224 324,240",
    light: [
      "280,276! 280,362! 320,342 362,350! 410,322 440,274 428,210! 320,210!",
      "272,436! 272,520! 300,506 322,476 314,444",
    ],
    shade: ["490,240! 508,306 496,360 510,402 496,456 470,500 450,560 440,640! 600,560! 600,240!"],
  })}
  <path fill="${tones.shade}" d="${outline("534,404! 560,378 592,394 590,446 572,496 550,508 526,492!")}"/>
  <path fill="${tones.skin}" d="${outline("562,408 578,400 582,420 572,458 556,464!")}"/>
  ${beard}
  ${nose(tones, {
    side: "392,370! 372,394 362,430 360,456 374,468! 392,461 410,478 404,500! 392,492 374,503 346,508 320,494! 340,490 349,470 346,430 356,396",
    ridge: "350,396 341,432 326,464 318,484 333,494 349,485 355,456 352,424 358,396",
    wing: "364,478! 388,466 404,480 400,494 382,491! 372,484",
  })}
  ${eye(tones, { x: 428, y: 414, width: 70, open: 0.9, outer: 1, look: -0.4, lift: -3 })}
  ${eye(tones, { x: 322, y: 414, width: 44, open: 0.9, outer: -1, look: -0.3, lift: -3 })}
  <g fill="${silver}">
    <path d="${outline("378,364! 396,342 440,334 488,362! 444,352 404,360 382,378!")}"/>
    <path d="${outline("352,364! 340,344 316,340 292,360! 316,354 338,360 350,376!")}"/>
  </g>
  <g fill="#fff" fill-opacity="0.12" stroke="${tones.dark}" stroke-width="9">
    <path d="${outline("366,404 380,382 430,374 480,384 492,414 478,460 430,470 384,460")}"/>
    <path d="${outline("348,406 338,384 316,378 290,388 283,418 293,456 314,466 338,454")}"/>
    <path fill="none" d="${stroke("348,402 357,396 366,402")}"/>
    <path fill="none" d="${stroke("490,404 524,400 566,402")}"/>
  </g>
  <g fill="none" stroke="${tones.shade}" stroke-width="4" stroke-linecap="round">
    <path d="${stroke("320,302 354,295 404,302")}"/><path d="${stroke("330,278 360,271 398,276")}"/>
    <path d="${stroke("410,502 424,514 430,530")}"/>
  </g>`;

/** Draws the Chairman: white hair and beard, round spectacles, a dark suit and a striped tie. */
export function chairman(): string {
  return `${ground()}<g transform="translate(800 0) scale(-1 1)">
    ${neck}${clothes}<g transform="rotate(-1 430 640) translate(0 60)">${face}</g></g>`;
}
