import { palette } from "../palette";
import { box, line, path } from "./kit";

const { mango, hibiscus, deep } = palette;

const books = (
  x: number,
  base: number,
  spines: [width: number, height: number, colour: string][],
) => {
  let at = x;
  return spines
    .map(([width, height, colour]) => {
      const book = `${box(at, base - height, width, height, colour, 2)}${box(at + 2, base - height + 8, width - 4, 4, "#ffffff80")}${box(at, base - height, 2.5, height, "#ffffff33")}`;
      at += width + 1.5;
      return book;
    })
    .join("");
};

/** The shelf on the right, with books and a potted plant. */
export const shelf = [
  box(552, 110, 150, 190, deep, 3).replace("/>", ' opacity=".25"/>'),
  box(544, 100, 150, 196, "#8a4a10", 3),
  box(554, 110, 130, 82, "url(#inside)"),
  box(554, 202, 130, 84, "url(#inside)"),
  books(560, 192, [
    [14, 62, hibiscus],
    [11, 54, "#fbf1da"],
    [16, 66, "#1d8c88"],
    [12, 58, mango],
    [13, 64, "#0f7c80"],
    [10, 50, "#fff4dc"],
    [15, 60, "#b5304a"],
  ]),
  books(560, 286, [
    [15, 60, mango],
    [12, 66, "#7fd4cf"],
    [14, 56, hibiscus],
  ]),
  path("#c96a3a", "M622 258h48l-6 28h-36z"),
  path("#e08a55", "M618 250h56v10h-56z"),
  ...[-50, -24, 0, 26, 50].map(
    (turn) =>
      `<path transform="rotate(${turn} 646 252)" fill="${turn % 4 ? "#2c8a5a" : "#3fa36c"}" d="M646 252C634 238 638 218 646 208C654 218 658 238 646 252Z"/>`,
  ),
  box(544, 192, 150, 10, "#b5672a"),
];

const globe = `<g transform="translate(452 312)">
  ${line("#c47a10", 7, "M-6-62A62 62 0 0 0 30 54")}
  <circle r="50" fill="url(#globe)"/><clipPath id="ball"><circle r="50"/></clipPath>
  <g clip-path="url(#ball)">${path("#ffe3a4", "M-30-50C-4-54 6-40-2-28C-12-18-8-10-20-8C-34-6-44-26-30-50ZM-14 0C4-8 22 4 20 18C12 34 4 46-6 50C-14 34-26 14-14 0ZM30-26C46-32 56-16 54 6C40 10 28 0 26-10Z")}
  ${line("#fff", 1.6, "M-50 0H50M-44-24H44M-44 24H44M0-50C-26-20-26 20 0 50C26 20 26-20 0-50", 0.35)}
  ${path(deep, "M-20 50C40 50 56-10 34-44C70-20 66 60-10 60Z", 0.3)}</g>
  <ellipse cx="-18" cy="-22" rx="13" ry="9" fill="#fff" fill-opacity=".4"/>
  ${path("#7c3d12", "M-30 84C-28 72-10 70 2 70S32 72 34 84Z")}${box(-4, 56, 12, 18, "#c47a10")}</g>`;
export const desk = [
  path(deep, "M60 396H700V416H60Z", 0.35),
  globe,
  // A pile of books with a mango on top.
  box(282, 372, 118, 22, "#0f7c80", 4),
  box(286, 376, 108, 14, "#fff4dc", 2),
  box(282, 372, 24, 22, "#0f7c80", 4),
  box(290, 350, 100, 22, hibiscus, 4),
  box(312, 354, 74, 14, "#fff4dc", 2),
  box(296, 330, 98, 20, "#06363d", 4),
  box(300, 334, 76, 12, "#fff4dc", 2),
  `<g transform="translate(344 308)rotate(-12)">${path("url(#mango)", "M-24 4C-26-17-9-26 9-22C26-16 30 4 20 17C9 29-22 28-24 4Z")}${path("#fff", "M-15-4C-13-14-4-17 4-16C-3-13-10-9-12 0Z", 0.4)}${line("#3d5a2a", 3.6, "M6-22l4-7")}${path("#2c8a5a", "M10-28C20-38 34-36 40-28C28-26 20-24 10-28Z")}</g>`,
  // Pencils in a tin.
  ...[
    [214, -10, mango],
    [226, -2, hibiscus],
    [238, 6, "#1d8c88"],
    [246, 13, "#fff4dc"],
  ].map(
    ([x, turn, colour]) =>
      `<g transform="rotate(${turn} ${x} 352)">${box(Number(x) - 4, 298, 8, 54, String(colour))}${path("#f3dfb4", `M${Number(x) - 4} 298l4-13 4 13z`)}${path("#12363c", `M${Number(x) - 1.6} 290l1.6-5 1.6 5z`)}</g>`,
  ),
  box(204, 340, 52, 54, "url(#tin)", 4),
  box(204, 352, 52, 22, "url(#cloth)"),
  // The exercise book.
  path(
    "#fffdf8",
    "M528 392L544 362C566 356 590 358 604 366C620 358 646 356 666 362L684 392C656 386 624 388 606 396C586 388 556 386 528 392Z",
  ),
  path("#d9cfb8", "M604 366L606 396C586 388 556 386 528 392L530 388C556 382 586 384 604 390Z", 0.8),
  line(
    "#7fb9c0",
    1.8,
    "M552 370q24-5 44 3M548 377q26-5 48 3M616 373q22-8 44-3M618 380q24-8 48-3",
    0.9,
  ),
  `<g transform="rotate(-24 628 370)">${box(610, 366, 60, 7, mango)}${path("#f3dfb4", "M610 366l-13 3.5 13 3.5z")}${box(664, 366, 9, 7, hibiscus)}</g>`,
  path("#c47a3a", "M0 394H720V412H0Z"),
  path("#f0b070", "M0 394H720V399H0Z"),
  box(0, 412, 720, 68, "url(#desk)"),
  path(deep, "M0 412H720V426H0Z", 0.3),
  ...[70, 300, 530].map(
    (x) =>
      `${box(x, 430, 170, 50, "#6b3410", 5)}${box(x + 4, 434, 162, 46, "#8a4a1a", 4)}<circle cx="${x + 85}" cy="456" r="7" fill="${mango}"/><circle cx="${x + 83}" cy="454" r="2.4" fill="#fff2c9"/>`,
  ),
];
