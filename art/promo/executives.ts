import { htmlDocument } from "../document";
import { madrasBand } from "../madras/drawings";
import { palette } from "../palette";
import { box, line, path } from "../scenes/kit";
import { adviser, place } from "../scenes/people";

const { lagoon, reef, mango, white } = palette;
const cloth = `data:image/svg+xml;base64,${Buffer.from(madrasBand()).toString("base64")}`;

/** Draws the adviser at a desk in front of the evening sun, in 640 × 470 units. */
const scene = `<circle cx="320" cy="210" r="206" fill="${reef}"/><circle cx="320" cy="210" r="166" fill="${mango}"/>
  ${place(320, 196, 3.3, adviser)}
  ${box(-700, 384, 1740, 120, "#b5672a")}${box(-700, 384, 1740, 9, "#e0a05c")}
  <pattern id="cloth" width="360" height="35" patternUnits="userSpaceOnUse" y="408"><image href="${cloth}" width="360" height="35"/></pattern>${box(-700, 408, 1740, 35, "url(#cloth)")}
  ${path(white, "M424 384L436 362L566 352L574 376Z")}${line("#b9cbc6", 5, "M452 371L548 363")}`;

/** Renders the executives promo with a headline, at 640 × 800 px, or 414 × 200 for phones. */
export function executives(shape: "poster" | "narrow"): string {
  const { size, at, head, line: text, dash } = SHAPES[shape];
  return htmlDocument({
    styles: `body { position: relative; background: ${lagoon}; color: #fff; }
      header { position: absolute; ${head} }
      h1 { font: 700 1em/0.98 "Bricolage Grotesque"; font-stretch: 86%; letter-spacing: -.018em; color: #fff8ea; }
      p { margin-top: 1em; font-weight: 600; font-size: ${text}; color: var(--mango); display: flex; align-items: center; gap: .64em; }
      p::before { display: ${dash}; content: ""; width: 1.82em; height: .136em; border-radius: 2px; background: var(--mango); }
      svg { position: absolute; left: 0; top: 0; }`,
    body: `<svg ${size}><g transform="${at}">${scene}</g></svg>
      <header><h1>Concierge-level<br>financing<br>for executives</h1><p>One contact until the last instalment</p></header>`,
  });
}

const SHAPES = {
  poster: {
    size: 'width="640" height="800"',
    at: "translate(0 356)",
    head: "left: 56px; top: 54px; font-size: 71px;",
    line: "22px",
    dash: "block",
  },
  narrow: {
    size: 'width="414" height="200"',
    at: "translate(230 32) scale(.38)",
    head: "left: 24px; top: 24px; font-size: 36px;",
    line: "15px",
    dash: "none",
  },
} as const;
