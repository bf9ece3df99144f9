import { palette } from "../palette";
import { outline, stroke } from "../portraits/curve";
import { line, path } from "./kit";

const { mango, reef, reefLight, hibiscus, deep, white } = palette;

export interface Tones {
  skin: string;
  shade: string;
  hair: string;
  lips: string;
}

export const keishaTones: Tones = {
  skin: "#c4875a",
  shade: "#935737",
  hair: "#2a1618",
  lips: "#a83a45",
};
const colleagueTones: Tones = {
  skin: "#8a5433",
  shade: "#643820",
  hair: "#1d1216",
  lips: "#7a3038",
};

/** Draws a face of 28 × 42 units around 0, 0. `look` turns its features to the right (1) or left (-1). */
export function face({ skin, shade, hair, lips }: Tones, look: number): string {
  const features = `<g transform="translate(${look * 2.4} .6)">
    ${line(hair, 1.3, "M-9.6-5.200q3-2.2 6.2-.600M3.6-5.800q3.2-1.6 6.2.6")}
    <circle cx="-6.2" cy="-.4" r="1.6" fill="${hair}"/><circle cx="6.4" cy="-.4" r="1.6" fill="${hair}"/>
    ${line(shade, 1.3, `M${look} 1.500l${look * 1.8} 4.800q${-look * 1.4} 1.3-${Math.abs(look) * 2.8 + 0.6}.5`)}
    <path fill="${lips}" d="M-5.4 10.600q5.6 1.9 11.2 0q-1.4 4.6-5.6 4.600t-5.6-4.600z"/>
    <path fill="${white}" d="M-4.2 11.300q4.4 1.2 8.8 0q-.7 1.7-4.4 1.700t-4.4-1.700z"/></g>`;
  return `${path(shade, "M-9 10h18v16q1 4 6 6l-15 15-15-15q5-2 6-6z")}
    ${path(skin, "M-14-2c0-14 6-20 14-20s14 6 14 20c0 8-2 13-5 17c-3 3-6 5-9 5s-6-2-9-5c-3-4-5-9-5-17z")}
    ${path(skin, "M-13.5 0c-3-2-4 1-3 4s2.5 4 4 3zM13.5 0c3-2 4 1 3 4s-2.5 4-4 3z")}
    ${path(shade, `M${look * -5}-21c${look * -6} 2 ${look * -9} 8 ${look * -9} 19c0 8 ${look * 2} 13 ${look * 5} 17c${look * 3} 3 ${look * 6} 5 ${look * 9} 5c${look * -6}-5 ${look * -8}-11 ${look * -8}-20c0-8 0-14 ${look * 3}-21z`, 0.5)}
    ${features}`;
}

export const place = (x: number, y: number, scale: number, part: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${part}</g>`;

/** A puff of curls high at the back of the head. */
function puff({ hair }: Tones): string {
  const curls = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI;
    return `<circle cx="${(Math.cos(angle) * 9).toFixed(1)}" cy="${(Math.sin(angle) * 9).toFixed(1)}" r="5" fill="${hair}"/>`;
  });
  return `<g transform="translate(-11 -24)"><circle r="10" fill="${hair}"/>${curls.join("")}
    ${line("#5f372b", 1, "M-11-4a5 5 0 0 1 3-5M-2-12a5 5 0 0 1 5 0M-13 5a5 5 0 0 1-1-5")}</g>`;
}

const keishaHair = ({ hair }: Tones) =>
  path(
    hair,
    "M-15 2c-3-18 2-26 14-26s18 8 15.5 26c-.8-6-2-11-5-14c-6 1.5-13 1-18-1c-4 3-5.5 9-6.5 15z",
  );

/** The nurse's head around 0, 0, on a neck that ends at 0, 41. She looks right (1) or left (-1). */
export const keishaHead = (look: number) =>
  puff(keishaTones) + face(keishaTones, look) + keishaHair(keishaTones);

/** The nurse, who is showing a clipboard to her colleague. */
export const keisha = [
  path(
    reef,
    outline(
      "214,372! 216,316 226,276 262,258 290,248! 306,268 322,248! 352,258 384,276 394,318 398,372!",
    ),
  ),
  path("#0a5a60", outline("398,372! 394,318 384,276 366,266! 372,310 366,372!")),
  place(306, 192, 1.86, keishaHead(1)),
  path(keishaTones.skin, "M290 249L306 276L322 249L306 262Z"),
  line(reefLight, 6, "M280 247L306 286L332 247"),
  line(deep, 4.5, stroke("284,250 272,272 268,300 272,318")),
  line(deep, 4.5, stroke("328,250 340,272 342,290")),
  `<circle cx="272" cy="322" r="9" fill="${mango}"/><circle cx="272" cy="322" r="4.5" fill="#ffe2a8"/>`,
];

/** The nurse's arms around the clipboard, in front of the counter. */
export const keishaArms = [
  line(keishaTones.skin, 21, stroke("228,318 246,340 282,336 312,328")),
  line(keishaTones.shade, 21, stroke("392,318 404,336 398,344 388,338")),
  line(reef, 33, stroke("234,286 222,312 236,330")),
  line("#0a5a60", 33, stroke("382,288 392,312 394,322")),
  `<g transform="translate(350 300)rotate(-7)">
    <rect x="-37" y="-45" width="80" height="96" rx="6" fill="${deep}" fill-opacity=".28"/>
    <rect x="-40" y="-48" width="80" height="96" rx="6" fill="#b5672a"/>
    <rect x="-33" y="-39" width="66" height="81" rx="2" fill="${white}"/>
    <rect x="-15" y="-54" width="30" height="14" rx="4" fill="#8fb0b1"/>
    ${line(hibiscus, 3.6, "M-24 12L-12-2L-4 6L8-14L22-4")}
    ${line("#b9cbc6", 3.6, "M-24-26H14M-24-17H4M-24 28H20")}</g>`,
  place(
    316,
    328,
    1,
    `<path fill="${keishaTones.skin}" d="M-10-9q12-5 18 0q5 3 0 7q4 3 0 7q2 4-4 6q-10 4-16-2z"/>`,
  ),
  place(
    390,
    330,
    1,
    `<path fill="${keishaTones.skin}" d="M10-8q-10-6-16 0q-5 3 0 6q-4 3 0 6q-2 4 4 6q8 3 14-3z"/>`,
  ),
];

export const shortHair = ({ hair }: Tones) =>
  path(
    hair,
    "M-14.5 0c-2.5-17 3-25 14.5-25s17 8 14.5 25c-.8-4-1.4-8-3-11c-6-2.5-17-2.5-23 0c-1.6 3-2.2 7-3 11z",
  );

const beard = ({ hair }: Tones) =>
  path(
    hair,
    "M-13.6 3c.6 6 2.4 10 4.6 12.500c3 3 6 4.8 9 4.800s6-1.8 9-4.800c2.2-2.5 4-6.5 4.6-12.500c-1.6 3-2.6 5-5 5.600c-2.6-2.6-14.6-2.6-17.2 0c-2.4-.6-3.4-2.6-5-5.600z",
    0.92,
  );

const spectacles = `<g fill="#fff" fill-opacity=".16" stroke="#12363c" stroke-width="1.2">
  <rect x="-13.5" y="-3.6" width="10" height="7.6" rx="3"/><rect x="-.5" y="-3.6" width="10" height="7.6" rx="3"/>
  <path fill="none" d="M-3.5-1q1.5-1 3 0"/></g>`;

/** The colleague at the screen, who is looking up. */
export const colleague = [
  path(
    hibiscus,
    outline("372,400! 378,330 402,304 434,296 450,312! 466,296 500,306 524,332 530,400!"),
  ),
  path("#b8304a", outline("530,400! 524,332 500,306 488,302! 500,350 496,400!")),
  place(
    450,
    236,
    1.78,
    face(colleagueTones, -1) +
      beard(colleagueTones) +
      `<g transform="translate(-2.4 .6)"><path fill="${colleagueTones.lips}" d="M-5 10.600q5 1.6 10 0q-1.4 4-5 4t-5-4z"/><path fill="${white}" d="M-3.9 11.200q3.9 1.1 7.8 0q-.6 1.5-3.9 1.500t-3.9-1.500z"/></g>` +
      shortHair(colleagueTones) +
      spectacles,
  ),
  path(colleagueTones.skin, "M437 296L450 316L463 296L450 304Z"),
  line("#ffd3d3", 5, "M428 295L450 325L472 295"),
  line(mango, 3.4, "M434 300L444 352M466 300L458 352"),
  `<rect x="438" y="350" width="26" height="32" rx="3" fill="${white}"/>`,
];
