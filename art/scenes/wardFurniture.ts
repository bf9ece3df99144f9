import { palette } from "../palette";
import { box, line, path } from "./kit";

const { mango, hibiscus, sand, deep } = palette;

/** The bed from its side: rails, mattress, pillow and a blanket of madras. */
export const bed = [
  path(deep, "M142 440H640L660 458H120Z", 0.4),
  line("#8fb0b1", 9, "M168 322V428M604 230V428"),
  line("#e6f0ec", 3, "M166 324V420M602 240V420"),
  // Headboard on the right, foot on the left.
  line("#e6f0ec", 10, "M568 322V246A20 20 0 0 1 588 226H600A20 20 0 0 1 620 246V330"),
  line("#9dbab8", 4, "M594 232V322M574 262H616M574 290H616"),
  line("#e6f0ec", 10, "M152 396V312A16 16 0 0 1 168 296H172A16 16 0 0 1 188 312V352"),
  box(150, 372, 470, 20, "#7f9f9f", 6),
  box(150, 372, 470, 6, "#c9d9d5", 3),
  box(156, 330, 458, 46, "url(#mattress)", 14),
  // The pillow, the sheet folded back, the blanket.
  path(
    "url(#pillow)",
    "M498 330C492 300 506 292 530 294C556 288 590 290 604 296C614 304 610 326 602 334C570 342 520 342 498 330Z",
  ),
  line("#b9cdc9", 2.4, "M510 318C518 310 526 308 534 310M596 304C588 306 584 312 584 318"),
  path(
    "url(#cloth)",
    "M160 330C158 310 176 304 206 306C300 298 380 300 470 304C484 306 488 318 484 332L478 400C440 408 420 396 392 404C350 412 320 398 286 406C250 412 214 400 164 404Z",
  ),
  path(
    "url(#folds)",
    "M160 330C158 310 176 304 206 306C300 298 380 300 470 304C484 306 488 318 484 332L478 400C440 408 420 396 392 404C350 412 320 398 286 406C250 412 214 400 164 404Z",
  ),
  path(
    "url(#drop)",
    "M160 334H486L478 400C440 408 420 396 392 404C350 412 320 398 286 406C250 412 214 400 164 404Z",
  ),
  path(
    "#fdfbf5",
    "M432 302C452 300 490 302 502 306C508 318 504 332 500 348C486 352 468 348 450 350C436 334 430 318 432 302Z",
  ),
  path(
    "#cfdcd7",
    "M450 350C436 334 430 318 432 302C440 316 452 332 474 342C466 348 458 348 450 350Z",
  ),
  box(158, 424, 20, 20, "#12363c", 10),
  box(594, 424, 20, 20, "#12363c", 10),
  box(164, 430, 8, 8, "#8fb0b1", 4),
  box(600, 430, 8, 8, "#8fb0b1", 4),
  // The chart at the foot of the bed.
  `<g transform="translate(206 336)rotate(-4)">${box(-30, -8, 62, 84, deep, 6).replace("/>", ' opacity=".35"/>')}${box(-34, -12, 62, 84, "#b5672a", 6)}${box(-29, -4, 52, 71, sand, 2)}${box(-15, -18, 24, 12, "#8fb0b1", 4)}${line(hibiscus, 3, "M-22 44L-12 32L-4 38L6 22L16 28")}${line("#b9cbc6", 3, "M-22 8H14M-22 16H4M-22 56H14")}</g>`,
];

export const drip = [
  line("#c9d9d5", 5, "M668 96V440"),
  line("#c9d9d5", 4, "M646 106C646 92 668 96 668 96C668 96 690 92 690 106"),
  line("#c9d9d5", 5, "M642 446L668 428L696 446"),
  `<g transform="translate(646 108)">${path("#d9f2ec", "M-20 4H20V50C20 64 8 66 6 74H-6C-8 66-20 64-20 50Z", 0.92)}${path("#7fd4cf", "M-20 26H20V50C20 64 8 66 6 74H-6C-8 66-20 64-20 50Z", 0.85)}${box(-13, 10, 6, 44, "#ffffff8c", 3)}${box(-6, 32, 18, 12, "#ffffffb3", 2)}</g>`,
  line("#d9f2ec", 2.4, "M646 184C646 250 632 260 616 300C604 326 570 330 552 332", 0.8),
];

/** The table with its lamp, on the left. */
export const table = [
  `<circle cx="92" cy="238" r="190" fill="url(#lamp)"/>`,
  path(deep, "M30 440H158L166 450H22Z", 0.4),
  box(34, 330, 116, 110, "url(#wood)", 4),
  box(26, 320, 132, 14, "#d88a45", 4),
  box(26, 320, 132, 5, "#f0b070", 2.5),
  box(46, 346, 92, 36, "#9a5220", 4),
  box(46, 392, 92, 36, "#9a5220", 4),
  `<circle cx="92" cy="364" r="5" fill="${mango}"/><circle cx="92" cy="410" r="5" fill="${mango}"/>`,
  box(87, 262, 9, 54, "#12363c"),
  path("#12363c", "M70 320C70 310 80 308 92 308S114 310 114 320Z"),
  path("url(#shade)", "M64 200H120L140 264H44Z"),
  path("#fff4d8", "M44 264H140L139 259H46Z", 0.9),
  // A glass of water, and a hibiscus in a bottle.
  path("#d9f2ec", "M126 286H148L145 320H129Z", 0.55),
  path("#7fd4cf", "M127 300H147L145 320H129Z", 0.7),
  path("#1d8c88", "M36 320V298C36 292 42 292 42 284V276H50V284C50 292 56 292 56 298V320Z"),
  line("#4d7a3a", 3, "M46 276C44 262 50 252 44 240"),
  ...hibiscusFlower(44, 236),
];

function hibiscusFlower(x: number, y: number): string[] {
  return [
    ...[0, 72, 144, 216, 288].map(
      (turn) =>
        `<path transform="rotate(${turn} ${x} ${y})" fill="${turn % 144 ? "#f0596f" : hibiscus}" d="M${x} ${y}C${x - 14} ${y - 8} ${x - 10} ${y - 22} ${x} ${y - 22}C${x + 10} ${y - 22} ${x + 14} ${y - 8} ${x} ${y}Z"/>`,
    ),
    line(mango, 3, `M${x} ${y}l12-12`),
  ];
}
