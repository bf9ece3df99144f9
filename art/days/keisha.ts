import { palette } from "../palette";
import { outline, stroke } from "../portraits/curve";
import { box, line, path } from "../scenes/kit";
import { keishaHead, keishaTones, place } from "../scenes/people";

const { mango, hibiscus, reef, reefLight, deep, white } = palette;
const { skin, shade } = keishaTones;
const lagoonCard = "#06363d";

interface Clothes {
  top: string;
  shaded: string;
  hem: string;
}

const scrubs: Clothes = { top: reef, shaded: "#0a5a60", hem: reefLight };
const dayOff: Clothes = { top: mango, shaded: "#e08a1e", hem: "#fff4dc" };

/** The head and body. The origin is at the base of the throat. */
const body = ({ top, shaded, hem }: Clothes, look: number) => [
  path(
    top,
    outline(
      "-66,160! -68,100 -76,30 -66,12 -40,0 -16,-8! 0,12 16,-8! 40,0 66,12 76,30 68,100 66,160!",
    ),
  ),
  path(shaded, outline("66,160! 68,100 76,30 66,12 56,6! 58,70 44,160!")),
  place(0, -59, 1.86, keishaHead(look)),
  path(skin, "M-16-7L0 20L16-7L0 6Z"),
  line(hem, 6, "M-26-9L0 30L26-9"),
];

const stethoscope = [
  line(deep, 4.5, stroke("-22,-8 -34,14 -38,42 -34,60")),
  line(deep, 4.5, stroke("22,-8 34,14 36,32")),
  `<circle cx="-34" cy="64" r="9" fill="${mango}"/><circle cx="-34" cy="64" r="4.5" fill="#ffe2a8"/>`,
];

/** An arm with a short sleeve. `points` run from the shoulder to the wrist. */
const arm = (sleeve: string, tone: string, points: string, side: -1 | 1) => [
  line(tone, 22, stroke(points)),
  `<g transform="scale(${side} 1)">${path(sleeve, outline("54,6! 76,10 90,28 104,78! 88,86 72,84! 66,50!"))}</g>`,
];

const hand = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${path(skin, "M-11-9q12-6 19 0q5 3 0 7q4 3 0 7q2 4-4 6q-11 4-17-2z")}</g>`;

/** A phone seen from behind. `phoneFront` shows its screen. */
const phoneBack = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${box(-20, -40, 40, 80, "#12262b", 8)}${box(-17, -37, 34, 74, "#1d3a41", 6)}${box(-14, -34, 14, 20, "#0a1d22", 5)}<circle cx="-7" cy="-28.500" r="3.400" fill="#3b6a72"/><circle cx="-7" cy="-19.500" r="3.400" fill="#3b6a72"/></g>`;
const phoneFront = (x: number, y: number, turn: number, screen: string) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${box(-22, -42, 44, 84, "#0b1417", 9)}${box(-18, -38, 36, 76, screen, 6)}`;

/** Monday: the nurse photographs her identity card after the night shift. */
export const withIdentityCard = [
  ...body(scrubs, 1),
  ...stethoscope,
  ...arm("#0a5a60", shade, "80,40 92,92 88,108 66,86", 1),
  phoneBack(58, 52, 14),
  hand(66, 84, -150),
  ...arm(reef, skin, "-80,40 -92,94 -82,112 -28,84", -1),
  `<g transform="translate(-8 64)rotate(-10)">${box(-34, -22, 68, 44, "#f5fbf7", 5)}${box(-34, -22, 68, 11, "#1d8c88", 5)}${box(6, -6, 22, 24, "#9fc9c3", 3)}<circle cx="17" cy="3" r="5.500" fill="${skin}"/>${path("#2a1618", "M11 2a6 6.500 0 0 1 12 0q-3-4-6-4t-6 4z")}${path(reef, "M8 18q9-11 18 0z")}${box(-28, -5, 28, 4, "#6f938f", 2)}${box(-28, 3, 20, 4, "#9db8b3", 2)}${box(-28, 11, 24, 4, "#9db8b3", 2)}</g>`,
  hand(-38, 86, -20),
];

/** Monday at lunchtime: the nurse photographs a document on a bench. */
export const onBench = [
  path("#08484e", outline("-66,206! -60,280 -58,300! -22,300! -20,260 -16,206!")),
  path("#08484e", outline("66,206! 60,280 58,300! 22,300! 20,260 16,206!")),
  path(
    "#0a5a60",
    outline(
      "-66,150! -74,176 -74,206 -62,222 -32,222 -14,210 0,186 14,210 32,222 62,222 74,206 74,176 66,150!",
    ),
  ),
  path(
    reef,
    outline(
      "-66,150! -74,172 -70,194 -54,202 -32,202 -14,192 0,166 14,192 32,202 54,202 70,194 74,172 66,150!",
    ),
  ),
  ...[-1, 1].map(
    (side) =>
      `<g transform="scale(${side} 1)">${path(skin, "M26 298h28v14h-28z")}${path("#fff7e6", "M18 322q0-16 14-18h18q14 4 15 20l-2 6h-45z")}${box(16, 326, 50, 7, hibiscus, 3)}</g>`,
  ),
  ...body(scrubs, -1),
  ...stethoscope,
  ...arm(reef, skin, "-80,40 -92,92 -84,116 -40,116", -1),
  ...arm("#0a5a60", skin, "80,40 92,92 84,116 28,118", 1),
  `${phoneFront(-8, 104, -6, "#fbf6ec")}${box(-12, -30, 24, 34, white, 2)}${box(-8, -24, 16, 3, "#9db8b3", 1)}${box(-8, -17, 12, 3, "#9db8b3", 1)}${box(-8, -8, 10, 5, reef, 1)}${line(mango, 2.5, "M-15-26v-7h7M15-26v-7h-7M-15 2v7h7M15 2v7h-7")}<circle cy="24" r="8" fill="${mango}"/><circle cy="24" r="4.500" fill="${white}"/></g>`,
  hand(-40, 118, -30),
  `<g transform="scale(-1 1)">${hand(-24, 120, -30)}</g>`,
];

/** Tuesday on the bus: only what is visible through a window. */
export const inWindow = [
  ...body(scrubs, -1),
  ...arm(reef, skin, "-80,40 -92,84 -84,98 -54,52", -1),
  ...arm("#0a5a60", shade, "80,40 90,92 88,130", 1),
  `${phoneFront(-62, 14, -10, "#06363d")}<circle cy="-8" r="13" fill="${mango}"/>${line("#231500", 4, "M-6-8l4.500 4.500l8-9")}${box(-11, 14, 22, 4, "#fff", 2)}${box(-8, 22, 16, 3, "#7fd4cf", 1.5)}</g>`,
  hand(-52, 42, -50),
];

/** Wednesday, her day off: the nurse holds up the phone. */
export const atHarbour = [
  ...body(dayOff, 1),
  path(hibiscus, "M-68 112h134v9h-134zM-67 128h132v4h-132z", 0.9),
  ...[-29, 29].map((x) => `<circle cx="${x}" cy="-40" r="5" fill="${hibiscus}"/>`),
  ...arm(dayOff.top, skin, "-80,40 -96,92 -90,130 -70,170", -1),
  ...arm(dayOff.shaded, shade, "80,40 96,92 98,106 76,64", 1),
  hand(98, 66, -100),
  `${phoneFront(78, 34, 10, "#0f7c80")}${box(-13, -26, 26, 17, lagoonCard, 3)}${box(-13, -2, 26, 12, white, 3)}<circle cx="-8" cy="4" r="3" fill="${mango}"/>${box(-3, 2, 13, 3, "#9db8b3", 1.5)}</g>`,
  line(skin, 10, "M106 62Q104 48 92 42"),
];
