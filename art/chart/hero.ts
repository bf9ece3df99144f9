import { htmlDocument } from "../document";
import { createFrame } from "./frame";
import { chartLayers } from "./layers";
import { beacon, rhumbLines } from "./marks";

const portOfSpain = { longitude: -61.51, latitude: 10.65 };

/** The side with the text, where the sea is dark and has no detail. */
type TextSide = "left" | "top";

/** Returns gradients that darken the edges and the side with the text. */
function shade(textSide: TextSide): string {
  const direction = textSide === "left" ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  const stops =
    textSide === "left"
      ? [
          [0, 0.93],
          [0.26, 0.89],
          [0.4, 0.74],
          [0.47, 0.5],
          [0.56, 0.12],
          [0.66, 0],
        ]
      : [
          [0, 0.94],
          [0.3, 0.9],
          [0.5, 0.8],
          [0.62, 0.64],
          [0.71, 0.34],
          [0.82, 0],
        ];
  return `<linearGradient id="calm" x1="0" y1="0" ${direction}>${stops
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="#021a20" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>
    <linearGradient id="top" x2="0" y2="1"><stop offset="0" stop-color="#021a20" stop-opacity=".8"/>
      <stop offset=".2" stop-color="#021a20" stop-opacity="0"/></linearGradient>
    <linearGradient id="bottom" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#021a20" stop-opacity=".75"/>
      <stop offset=".22" stop-color="#021a20" stop-opacity="0"/></linearGradient>
    <radialGradient id="dawn" cx=".66" cy=".5" r=".5"><stop offset="0" stop-color="#17b3a6" stop-opacity=".3"/>
      <stop offset="1" stop-color="#17b3a6" stop-opacity="0"/></radialGradient>`;
}

/** Renders the chart of the eastern Caribbean behind the home page's title. */
export async function hero(options: {
  width: number;
  height: number;
  textSide: TextSide;
  /** The position of Port of Spain, in CSS px. */
  home: { x: number; y: number };
  pixelsPerDegree: number;
  unit: number;
}): Promise<string> {
  const { width, height, home, unit } = options;
  const frame = createFrame({
    width,
    height,
    anchor: { ...portOfSpain, ...home },
    pixelsPerDegree: options.pixelsPerDegree,
  });
  const all = `width="${width}" height="${height}"`;
  return htmlDocument({
    styles: "body { background: #021a20; }",
    body: `<svg ${all}><defs>${shade(options.textSide)}</defs>
      ${await chartLayers(frame, { spacing: 12 * unit, unit })}
      <rect ${all} fill="url(#dawn)" style="mix-blend-mode: screen"/>
      ${rhumbLines({ ...home, length: 3400, unit, colour: "#bfeee4", strength: 0.13 })}
      <rect ${all} fill="url(#calm)"/><rect ${all} fill="url(#top)"/><rect ${all} fill="url(#bottom)"/>
      ${beacon(home.x, home.y, unit)}</svg>`,
  });
}
