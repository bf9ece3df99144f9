import { palette } from "../palette";
import { outline, strands, stroke } from "./curve";
import { eye, form, nose, type Tones } from "./features";
import { flatChart } from "./flatChart";

const tones: Tones = {
  light: "#d0986a",
  skin: "#c4875a",
  shade: "#b57a4e",
  deep: "#a0673f",
  dark: "#2a1618",
  white: "#fbf1e2",
  iris: "#5a3220",
};
const hair = "#2a1618";
const sheen = "#5f372b";

const ground = () =>
  flatChart({
    width: 800,
    height: 1000,
    anchor: { longitude: -61.28, latitude: 10.64, x: 652, y: 226 },
    pixelsPerDegree: 390,
    sea: "#9bd6cb",
    shallows: palette.white,
    land: "#fbf1da",
    mainland: "#fbf1da",
    mark: palette.hibiscus,
  });

/** Draws a ring of round curls around a centre, each with a highlight on its outer side. */
function curls(centre: { x: number; y: number }, radius: number, size: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index / count) * 360;
    const arc = `M0 ${-size * 0.55}A${size * 0.55} ${size * 0.55} 0 0 1 0 ${size * 0.55}`;
    return `<g transform="translate(${centre.x} ${centre.y}) rotate(${degrees}) translate(${radius} 0)">
      <circle r="${size}" fill="${hair}"/>
      <path d="${arc}" fill="none" stroke="${sheen}" stroke-width="5" stroke-linecap="round"/></g>`;
  }).join("");
}

/** The tied-back curls, high at the back of the head, as in every picture of the nurse. */
const puff = { x: 528, y: 156 };
const hairBehind = `<circle cx="${puff.x}" cy="${puff.y}" r="84" fill="${hair}"/>
  ${curls(puff, 84, 40, 11)}${curls(puff, 44, 30, 6)}`;

const neck = form("neck", tones, {
  edge: "372,640! 370,710 350,756 300,800! 366,890! 436,962! 520,880! 610,800! 566,770 540,700 530,560!",
  deep: [
    "350,660! 420,660 476,630 530,540! 570,560! 560,704 590,770 630,810! 540,800 480,756 420,728 360,724!",
  ],
});

const scrubs = `
  <path fill="${palette.reef}" d="${outline("50,1000! 76,896 168,832 290,786! 436,960! 616,792! 660,808 740,850 790,1000!")}"/>
  <path fill="#0a5a60" d="${outline("790,1000! 740,850 676,816! 690,900 664,1000!")}"/>
  <path fill="#0a5a60" d="${outline("160,1000! 176,940 170,890! 194,940 190,1000!")}"/>
  <clipPath id="shoulders"><path d="${outline("50,1000! 76,896 168,832 304,784! 436,900! 602,786! 660,808 740,850 790,1000!")}"/></clipPath>
  <path clip-path="url(#shoulders)" fill="none" stroke="${palette.reefLight}" stroke-width="26" d="M260 744 436 962 650 746"/>`;

const tube = `fill="none" stroke="${palette.deep}" stroke-width="15" stroke-linecap="round"`;
const tubesBehind = `<g ${tube}><path d="${stroke("410,680 370,704 358,728")}"/>
  <path d="${stroke("500,680 534,698 547,722")}"/></g>`;
const stethoscope = `
  <g ${tube}><path d="${stroke("358,728 343,758 316,792 300,840 302,886 312,930")}"/>
  <path d="${stroke("547,722 562,768 600,824 610,890 588,960 580,1010")}"/></g>
  <circle cx="314" cy="948" r="31" fill="${palette.mango}"/><circle cx="314" cy="948" r="18" fill="${palette.mangoPale}"/>`;

const hairFront = `
  <path fill="${hair}" d="${outline("304,320! 314,250 348,196 420,166 510,180 572,242 592,320 580,420! 540,430! 400,400!")}"/>
  <g fill="none" stroke="${sheen}" stroke-width="4" stroke-linecap="round">
    <path d="${strands("318,290 330,250 372,214 440,214 520,300", "452,178 470,182 494,190 520,204 552,232", 8)}"/>
  </g>`;

const mouth = `
  <path fill="#6b1f28" d="${outline("308,526! 330,532 352,534 382,530 414,520! 404,552 370,568 338,564 318,550")}"/>
  <path fill="#fdf6ea" d="${outline("314,529! 332,533 352,535 382,531 408,524! 396,545 366,553 336,549 320,540")}"/>
  <path fill="#c5484f" d="${outline("304,524! 326,521 340,515 350,519 361,514 384,518 418,516! 386,530 354,534 326,531")}"/>
  <path fill="#d65c5f" d="${outline("316,546! 338,557 366,559 402,543! 392,568 364,577 338,573 322,560")}"/>
  <path fill="none" stroke="${tones.shade}" stroke-width="4" stroke-linecap="round" d="${stroke("340,588 356,592 374,588")}"/>`;

const face = `
  ${hairFront}
  ${form("face", tones, {
    edge: "312,300 300,332 294,368 299,400 286,448 290,500 304,552 332,592 362,608 396,602 438,576 482,536 524,484 548,430 552,384 532,318 482,268 410,246 344,264",
    light: ["290,302! 290,360! 326,340 362,346! 390,316 402,280 390,230! 330,240!"],
    shade: [
      "496,262! 506,330 492,360 502,402 490,452 456,506 436,556 408,620! 500,620! 580,430! 570,270!",
    ],
  })}
  <path fill="${tones.shade}" d="${outline("520,404! 546,386 570,398 566,444 550,482 532,492 512,480!")}"/>
  <path fill="${tones.skin}" d="${outline("540,412 554,406 560,420 550,450 538,454!")}"/>
  ${nose(tones, {
    side: "390,372! 374,394 364,430 364,454 374,464! 388,460 400,472 396,489! 386,484 370,493 350,498 330,487! 344,484 352,466 351,430 358,394",
    ridge: "353,396 347,430 336,460 329,477 339,486 352,479 358,454 355,424 360,394",
    wing: "366,472! 383,463 395,474 392,485 379,483! 371,478",
  })}
  ${eye(tones, { x: 430, y: 412, width: 80, open: 0.92, outer: 1, look: -0.4, lift: 4, lash: 14 })}
  ${eye(tones, { x: 328, y: 412, width: 50, open: 0.92, outer: -1, look: -0.3, lift: 4, lash: 4 })}
  <g fill="${tones.dark}">
    <path d="${outline("386,374! 404,356 438,347 486,370! 440,360 410,368 393,380!")}"/>
    <path d="${outline("353,374! 342,357 320,352 298,370! 321,364 339,369 348,380!")}"/>
  </g>
  ${mouth}
  <circle cx="541" cy="500" r="9" fill="${palette.mango}"/>`;

/** Draws the nurse without a background, in 800 × 1000 units. Identity cards and the film also use this. */
export function nurseFigure(): string {
  const pose = `transform="rotate(3 430 640) translate(0 66)"`;
  return `<g transform="translate(800 0) scale(-1 1)"><g ${pose}>${hairBehind}</g>
    ${tubesBehind}${neck}${scrubs}${stethoscope}<g ${pose}>${face}</g></g>`;
}

/** Draws a nurse from Arima, with curls tied back, scrubs and a stethoscope. The chart marks her town. */
export const nurse = () => ground() + nurseFigure();
