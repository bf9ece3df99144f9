import { htmlDocument } from "../document";
import { type Chart, createFrame } from "./frame";
import { chartLayers } from "./layers";
import { beacon, rhumbLines } from "./marks";

/** The water has less contrast than in the hero, because the page's title may reach over its edge. */
const ramp = ["#042c34", "#07474d", "#0a6264", "#118280", "#2aa59c"];

const portOfSpain = { longitude: -61.51, latitude: 10.65 };

/** The size of a chart behind a page's title, in px. */
export const OPENING_SIZE: [width: number, height: number] = [1680, 560];

/** Darkens the side with the text, and hides any land there. */
function calm(): string {
  const stops = [
    [0, 1],
    [0.34, 0.97],
    [0.46, 0.6],
    [0.56, 0.12],
    [0.62, 0],
  ];
  return `<linearGradient id="calm">${stops
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="#021c23" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`;
}

async function render(chart: Chart): Promise<string> {
  const [width, height] = OPENING_SIZE;
  const { at, pixelsPerDegree } = chart;
  const frame = createFrame({ width, height, anchor: { ...chart.anchor, ...at }, pixelsPerDegree });
  const all = `width="${width}" height="${height}"`;
  return htmlDocument({
    styles: `body { background: #021c23; } text { font-family: "Figtree"; font-weight: 600; }`,
    body: `<svg ${all}><defs>${calm()}</defs>
      ${await chartLayers(frame, { spacing: 11 * chart.unit, unit: chart.unit, ramp })}
      <rect ${all} fill="url(#calm)"/>${chart.marks(frame, at)}</svg>`,
  });
}

const lines = (at: { x: number; y: number }, strength = 0.14) =>
  rhumbLines({ ...at, length: 1500, unit: 0.6, colour: "#bfeee4", strength });

/** Port of Spain, where the office is. */
const contact: Chart = {
  place: "Port of Spain",
  anchor: portOfSpain,
  at: { x: 1010, y: 262 },
  pixelsPerDegree: 400,
  unit: 0.9,
  marks: (_, at) => beacon(at.x, at.y, 0.62),
};

/** The arc of islands from Trinidad to Jamaica. */
const about: Chart = {
  place: "Port of Spain",
  anchor: portOfSpain,
  at: { x: 1150, y: 440 },
  pixelsPerDegree: 38,
  unit: 0.42,
  marks: (_, at) => `${lines(at, 0.12)}${beacon(at.x, at.y, 0.4)}`,
};

const charts = { contact, about };

type OpeningName = keyof typeof charts;

/** Returns a function that renders the chart behind a page's title. */
export const opening = (name: OpeningName) => () => render(charts[name]);

/** Returns the caption of a chart, such as "Tobago, 11°15' N 60°42' W". */
export function captionOf(name: OpeningName): string {
  const { place, anchor } = charts[name];
  const minutes = (degrees: number, [positive, negative]: [string, string]) => {
    const all = Math.round(Math.abs(degrees) * 60);
    const rest = String(all % 60).padStart(2, "0");
    return `${Math.floor(all / 60)}°${rest}' ${degrees < 0 ? negative : positive}`;
  };
  return `${place}, ${minutes(anchor.latitude, ["N", "S"])} ${minutes(anchor.longitude, ["E", "W"])}`;
}
