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

const bean = (x: number, y: number, { skin }: Tones) =>
  `<ellipse cx="${x}" cy="${y}" rx="6.4" ry="5.6" fill="${skin}"/>`;

/** A head and shoulders around 0, 0, in a shirt of two colours. */
const bust = (tones: Tones, [shirt, shade]: [string, string], head: string, look = 1) =>
  path(shirt, outline("-44,130! -42,54 -28,39 -9,33 0,43! 9,33 28,39 42,54 45,130!")) +
  path(shade, outline("45,130! 42,54 28,39 22,37! 30,70 28,130!")) +
  face(tones, look) +
  head +
  path(tones.skin, "M-8 33L0 44L8 33L0 38Z");

const shopOwnerTones: Tones = {
  skin: "#7a4829",
  shade: "#55301a",
  hair: "#1d1216",
  lips: "#8a2f38",
};

/** The owner of the stall, in a head scarf and an apron. She looks at her customer. */
export const shopOwner = place(
  446,
  232,
  1.8,
  bust(
    shopOwnerTones,
    ["#e2445c", "#b8304a"],
    path(mango, "M-16-3C-20-24-8-33 1-33S21-22 16-3C8-10-8-11-16-3Z") +
      path(
        "#f79a2c",
        "M2-31C-4-44-16-45-19-39C-14-35-6-32 2-31ZM2-31C8-46 20-44 21-37C16-33 9-31 2-31Z",
      ) +
      line(hibiscus, 2.4, "M-16-8C-8-15 8-15 16-8M-17-15C-9-23 9-23 17-15", 0.85) +
      `<circle cx="-14.500" cy="9" r="2.2" fill="${white}"/><circle cx="15" cy="9" r="2.2" fill="${white}"/>` +
      line("#fff4dc", 5, "M-19 37L-15 74M19 37L15 74") +
      path("#fff4dc", "M-21 68H21L26 130H-26Z"),
    -1,
  ),
);

const teacherTones: Tones = {
  skin: "#b57c50",
  shade: "#875535",
  hair: "#251517",
  lips: "#9c3a42",
};

/** The teacher, who shows the islands on the blackboard with a pointer. */
export const teacher = [
  place(
    496,
    206,
    1.8,
    path(
      teacherTones.hair,
      "M-17 2C-21-20-10-28 1-28S22-20 17 2C20 12 21 26 16 33H-16C-20 26-19 12-17 2Z",
    ) +
      bust(
        teacherTones,
        [reef, "#0a5a60"],
        path(
          teacherTones.hair,
          "M-15 3c-3-19 2-28 15-28s18 9 15 28c-1-7-3-12-6-14c-7 4-17 3-20-1c-2 4-3 9-4 15z",
        ) +
          `<g transform="translate(2 0)">${spectacles}</g>` +
          path("#fff4dc", "M-11 31L0 46L-14 52L-20 35ZM11 31L0 46L14 52L20 35Z"),
        -1,
      ),
  ),
  line("#7c3d12", 4.5, "M384 262L326 190"),
  line(reef, 31, stroke("430,296 412,328 392,300")),
  line(teacherTones.skin, 19, stroke("392,296 388,284 386,272")),
  place(384, 264, 1.5, bean(0, 0, teacherTones)),
];

const deckhandTones: Tones = {
  skin: "#80492a",
  shade: "#5a311a",
  hair: "#1d1216",
  lips: "#7a3038",
};

/** A hand from the ferry on the wharf, who makes the rope fast. */
export const deckhand = place(
  520,
  268,
  0.98,
  path("#0b3a42", "M-24 96H26L24 162H6L1 116L-5 162H-23Z") +
    path(deep, "M-25 158h22v8h-28q0-6 6-8zM5 158h21q6 2 7 8h-28z") +
    bust(
      deckhandTones,
      ["#12565c", "#0b4248"],
      shortHair(deckhandTones) +
        path("#fff4dc", "M-16-9C-17-24-8-28 0-28S17-24 16-9C8-13-8-13-16-9Z") +
        path(hibiscus, "M-16-8C-26-8-28-4-29-3C-20-4-8-5 4-11C-4-12-10-11-16-8Z"),
      -1,
    ) +
    path("url(#boat)", "M-31 40L-12 35L-5 60L5 60L12 35L31 40L33 104H-33Z") +
    line("#fff4dc", 3.4, "M-32 66H-4M4 66H32M-32 88H-4M4 88H32") +
    line(deep, 2, "M0 60V104", 0.6) +
    line("#12565c", 17, stroke("-38,58 -48,84 -40,104")) +
    line("#0b4248", 17, stroke("38,60 44,88 22,106")) +
    line("#e8d3a4", 5.5, "M-42 152C-44 132-38 116-26 112C-8 106 6 112 22 110") +
    bean(-34, 112, deckhandTones) +
    bean(18, 110, deckhandTones),
);

const adviserTones: Tones = {
  skin: "#96613c",
  shade: "#6d4125",
  hair: "#1d1216",
  lips: "#8f3740",
};

/** The adviser of the promo, who listens on a headset. Around 0, 0, as all heads are. */
export const adviser =
  `<circle cy="-9" r="25" fill="${adviserTones.hair}"/>` +
  bust(
    adviserTones,
    [hibiscus, "#b8304a"],
    path(
      adviserTones.hair,
      "M-15 1c-3-19 3-25 15-25s18 6 15 25c-2-7-5-10-9-12c-7 2-13 1-16-1c-3 3-4 7-5 13z",
    ) +
      line("#fff4dc", 2.4, "M-16 2C-22-30 22-30 16 2") +
      line("#fff4dc", 1.8, "M-16 8C-16 17-12 19-6 18.500") +
      `<rect x="-19" y="-3" width="6" height="12" rx="3" fill="#fff4dc"/><rect x="13" y="-3" width="6" height="12" rx="3" fill="#fff4dc"/>` +
      path("#fff4dc", "M-12 33L0 46L12 33L20 37L0 78L-20 37Z") +
      path("#8f1f36", "M-20 35L-30 52L-18 56L-2 82L0 78ZM20 35L30 52L18 56L2 82L0 78Z"),
  );
