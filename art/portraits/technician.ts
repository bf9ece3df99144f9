import { palette } from "../palette";
import { outline, strands, stroke } from "./curve";
import { eye, form, nose, type Tones } from "./features";
import { flatChart } from "./flatChart";

const tones: Tones = {
  light: "#b67749",
  skin: "#a8673d",
  shade: "#74402a",
  deep: "#522c1d",
  dark: "#17121a",
  white: "#f5e8d6",
  iris: "#2f1a14",
};
const hair = "#17121a";
const sheen = "#3f3843";
const stubble = "#2b1a18";

const ground = () =>
  flatChart({
    width: 800,
    height: 1000,
    anchor: { longitude: -61.46, latitude: 10.28, x: 150, y: 408 },
    pixelsPerDegree: 410,
    sea: palette.hibiscus,
    shallows: "#ffa796",
    land: "#a8283f",
    mainland: "#a8283f",
    mark: palette.mango,
  });

const neck = form("neck", tones, {
  edge: "358,640! 354,720 336,770 250,820! 430,960! 640,830! 588,770 566,700 556,560!",
  deep: [
    "330,680! 420,690 480,660 590,560! 590,704 610,774 640,834! 550,826 490,786 430,758 350,750!",
  ],
});

const coverall = `
  <path fill="${palette.sand}" d="${outline("300,800! 360,842 430,858 520,838 590,780! 640,860! 540,1000! 330,1000! 280,860!")}"/>
  <path fill="#dcd4c3" d="${outline("590,780! 520,838 430,858 420,858! 470,884 560,860 606,800!")}"/>
  <path fill="${palette.lagoon}" d="${outline("20,1000! 48,894 140,836 262,800! 330,756! 340,860 392,1000!")}"/>
  <path fill="${palette.lagoon}" d="${outline("800,1000! 800,900 744,840 664,800! 600,748! 564,870 470,1000!")}"/>
  <path fill="#042a31" d="${outline("392,1000! 350,890 340,860 336,820! 322,900 364,1000!")}"/>
  <path fill="#0d555c" d="${outline("330,752! 284,772 248,808! 268,884 300,936! 352,880! 340,820")}"/>
  <path fill="#0d555c" d="${outline("600,744! 644,770 682,808! 656,894 612,948! 558,884! 584,820")}"/>
  <path fill="${palette.mango}" d="${outline("112,850! 204,818! 214,1000! 106,1000!")}"/>
  <path fill="${palette.mangoPale}" d="${outline("146,838! 172,828! 176,1000! 144,1000!")}"/>
  <path fill="${palette.mango}" d="${outline("700,818! 780,866! 790,1000! 690,1000!")}"/>
  <path fill="${palette.mangoPale}" d="${outline("732,836! 754,848! 758,1000! 728,1000!")}"/>`;

const hairdo = `
  <path fill="${hair}" d="${outline("308,302! 280,232 310,164 400,132 506,150 574,214 602,300 594,370 580,440! 540,430! 400,400!")}"/>
  <g fill="none" stroke="${sheen}" stroke-width="4" stroke-linecap="round">
    <path d="${strands("308,262 306,216 336,176 400,156", "474,250 486,232 508,222 536,226", 8)}"/>
    <path d="${strands("548,300 566,330 576,370", "562,260 584,300 590,350", 3)}"/>
  </g>`;

const beard = `
  <path fill="${stubble}" d="${outline("270,512! 294,520! 312,532! 322,514 346,505 366,507 390,505 408,518 420,546! 458,536 496,496 518,450 530,380! 580,380! 560,480! 480,640! 320,640! 270,560!")}"/>
  <path fill="${tones.skin}" d="${outline("318,530! 346,522 366,524 392,522 412,534! 404,558 366,566 332,562")}"/>`;

const face = `
  ${form("face", tones, {
    edge: "310,286 298,326 290,368 297,402 285,452 286,506 298,560 326,602 360,620 402,614 452,584 498,540 540,486 558,430 560,380 546,318 518,274 460,250 390,244 340,258",
    light: ["280,290! 280,362! 324,340 362,348! 392,316 408,280 400,230! 330,230!"],
    shade: [
      "492,240! 512,310 498,360 510,402 498,452 466,506 452,560 436,640! 520,640! 590,430! 580,250!",
    ],
  })}
  <g clip-path="url(#face)">${beard}</g>
  <path fill="${tones.shade}" d="${outline("526,404! 552,382 580,396 578,444 562,490 540,500 518,486!")}"/>
  <path fill="${tones.skin}" d="${outline("550,410 564,404 570,420 560,452 548,456!")}"/>
  ${nose(tones, {
    side: "392,370! 374,394 364,430 362,454 374,466! 388,462 402,474 398,493! 387,487 368,496 342,501 316,490! 338,486 348,466 347,430 356,394",
    ridge: "351,392 341,424 330,456 314,478 327,490 346,481 354,454 352,424 358,392",
    wing: "364,475! 384,465 397,476 394,489 379,487! 371,481",
  })}
  ${eye(tones, { x: 430, y: 412, width: 74, open: 0.9, outer: 1, look: -0.5, lift: 1 })}
  ${eye(tones, { x: 325, y: 412, width: 46, open: 0.9, outer: -1, look: -0.4, lift: 1 })}
  <g fill="${tones.dark}">
    <path d="${outline("382,374! 402,350 446,343 496,372! 446,362 408,368 388,384!")}"/>
    <path d="${outline("353,374! 340,350 316,346 292,368! 318,362 338,368 349,383!")}"/>
  </g>
  <path fill="#7d3a33" d="${outline("314,538! 332,532 346,528 355,532 367,528 388,531 408,534! 382,542 352,545 328,543")}"/>
  <path fill="#ab5a4b" d="${outline("318,541! 352,547 404,537! 388,557 362,563 336,560 324,552")}"/>
  <path fill="none" stroke="${tones.dark}" stroke-width="3" stroke-linecap="round" d="${stroke("312,537 330,543 354,546 384,543 412,531")}"/>
  <g transform="translate(606 384) rotate(20)">
    <path fill="${palette.mango}" d="M-84-8h140v16H-84z"/><path fill="#e9981a" d="M-84 2h140v6H-84z"/>
    <path fill="#f3dfb4" d="M-84-8l-26 8 26 8z"/><path fill="${tones.dark}" d="M-100-3l-10 3 10 3z"/>
    <path fill="${palette.reefLight}" d="M56-8h18V8H56z"/>
  </g>
  <path fill="${tones.shade}" d="${outline("540,394! 560,382 580,396 576,430 560,420 548,404")}"/>`;

/** Draws a technician from San Fernando, with a trimmed beard, a coverall, and a pencil behind the ear. */
export function technician(): string {
  const pose = `transform="rotate(-3 430 640) translate(0 60)"`;
  return `${ground()}${neck}${coverall}<g ${pose}>${hairdo}${face}</g>`;
}
