import { palette } from "../palette";
import { box, line, path, repeated } from "./kit";

const { mango, hibiscus, sand, deep, lagoon } = palette;

/** The lamp on the left of the counter, with a hibiscus in a bottle. */
export const lamp = [
  `<circle cx="92" cy="262" r="180" fill="url(#lamp)"/>`,
  box(87, 290, 9, 62, "#12363c"),
  path("#12363c", "M66 356C66 344 78 342 92 342S118 344 118 356Z"),
  path("url(#shade)", "M64 228H120L140 294H44Z"),
  path("#fff4d8", "M44 294H140L139 289H46Z", 0.9),
  path("#1d8c88", "M150 356V334C150 328 156 328 156 320V312H164V320C164 328 170 328 170 334V356Z"),
  line("#4d7a3a", 3, "M160 312C158 298 164 288 158 276"),
  ...hibiscusFlower(158, 272),
];

/** The back of the colleague's screen, and the telephone. */
export const screen = [
  path("#0d2c33", "M520 360L526 330H572L578 360Z"),
  box(480, 262, 142, 88, "#12363c", 8),
  box(486, 268, 130, 76, "#1b4a51", 5),
  `<circle cx="551" cy="306" r="12" fill="#2c6a70"/>`,
  path("#7fd4cf", "M551 299l7 7-7 7-7-7z"),
];

/** The counter, with a runner of madras on its front. */
export const counter = [
  box(0, 372, 720, 108, lagoon),
  box(0, 372, 720, 22, "url(#drop)"),
  box(0, 396, 720, 46, "url(#cloth)"),
  box(0, 394, 720, 3, mango),
  box(0, 441, 720, 3, mango),
  repeated(6, (index) => line("#021a20", 2, `M${60 + index * 120} 446V480`, 0.5)),
  box(0, 352, 720, 22, "url(#wood)"),
  box(0, 352, 720, 6, "#f6be85"),
  // Folders on the left, a mug on the right, then the telephone.
  box(184, 338, 66, 8, hibiscus, 2),
  box(180, 346, 72, 8, "#0f7c80", 2),
  path(mango, "M586 322H612V350C612 354 608 356 604 356H594C590 356 586 354 586 350Z"),
  line(mango, 4, "M612 330C622 330 622 346 610 346"),
  path("#12363c", "M634 356L642 332H690L698 356Z"),
  line("#12363c", 10, "M640 330C646 320 686 320 692 330"),
  repeated(6, (index) =>
    box(654 + (index % 3) * 10, 337 + Math.floor(index / 3) * 8, 6, 5, sand, 1),
  ),
  path(deep, "M0 374H720V378H0Z", 0.35),
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
