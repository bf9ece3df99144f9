import { htmlDocument } from "../document";
import { palette } from "../palette";
import { seededRandom } from "../seededRandom";
import { type Chart, createFrame } from "./frame";
import { chartLayers } from "./layers";
import { beacon, rhumbLines } from "./marks";
import { compassRose } from "./rose";
import { type VoyageName, voyage } from "./voyages";

/** The water has less contrast than in the hero, because the page's title is on top of it. */
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
  at: { x: 1150, y: 516 },
  pixelsPerDegree: 44,
  unit: 0.42,
  marks: (_, at) => `${lines(at, 0.12)}${beacon(at.x, at.y, 0.4)}`,
};

/** The ports on the route from Port of Spain to Castries, one for each step of an application. */
const ports = [
  [-61.51, 10.65],
  [-61.75, 12.05],
  [-61.22, 13.15],
  [-60.99, 14.01],
] as const;

/** The route through the four steps of an application, from island to island. */
const route: Chart = {
  place: "Port of Spain to Castries",
  anchor: { longitude: -61.4, latitude: 12.3 },
  at: { x: 1020, y: 312 },
  pixelsPerDegree: 112,
  unit: 0.62,
  marks: (frame) => {
    const stops = ports.map(([longitude, latitude]) => frame.project(longitude, latitude));
    // Each leg curves to the east, out to the open sea.
    const legs = stops.slice(1).map((to, index) => {
      const from = stops[index] ?? to;
      return `M${from}Q${Math.max(from[0], to[0]) + 62} ${(from[1] + to[1]) / 2} ${to}`;
    });
    const marks = stops.map(
      ([x, y], index) =>
        `<g transform="translate(${x} ${y})"><circle r="27" fill="#021c23" fill-opacity=".6"/><circle r="20" fill="${palette.mango}"/>
        <text y="8" text-anchor="middle" font-size="23" font-weight="700" fill="#231500">${index + 1}</text></g>`,
    );
    return `<path d="${legs.join("")}" fill="none" stroke="${palette.mango}" stroke-width="4.5" stroke-dasharray="1 13" stroke-linecap="round"/>${marks.join("")}`;
  },
};

/** A compass over the open sea off Tobago. */
const compass: Chart = {
  place: "Tobago",
  anchor: { longitude: -60.7, latitude: 11.25 },
  at: { x: 1290, y: 470 },
  pixelsPerDegree: 250,
  unit: 0.8,
  marks: () => {
    const at = { x: 1010, y: 270 };
    return `${lines(at, 0.2)}<g transform="translate(${at.x} ${at.y}) rotate(14)">${compassRose(148)}</g>`;
  },
};

const soundings: Chart = {
  place: "Tobago",
  anchor: { longitude: -60.7, latitude: 11.25 },
  at: { x: 1250, y: 420 },
  pixelsPerDegree: 300,
  unit: 0.95,
  marks: (frame, at) => {
    const random = seededRandom(5);
    const [width, height] = OPENING_SIZE;
    const [grenadaX, grenadaY] = frame.project(-61.68, 12.12);
    const figures: string[] = [];
    for (let row = 0; row < height / 56; row += 1)
      for (let column = 0; column < 14; column += 1) {
        const x = width * 0.49 + column * 62 + (row % 2) * 31 + (random() - 0.5) * 22;
        const y = 118 + row * 56 + (random() - 0.5) * 20;
        const distance = Math.hypot(x - at.x, (y - at.y) * 1.2);
        const isOnGrenada = Math.hypot(x - grenadaX, y - grenadaY) < 80;
        if (distance < 120 || isOnGrenada || x > width - 20) continue;
        const depth = Math.round((distance - 100) * 0.22 + random() * 9);
        const opacity = Math.min(0.72, Math.max(0, (x - width * 0.47) / 200));
        figures.push(
          `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-size="19" fill="#bfeee4" fill-opacity="${opacity.toFixed(2)}" font-style="italic">${depth}<tspan font-size="13" dy="5">${Math.floor(random() * 10)}</tspan></text>`,
        );
      }
    return `${lines({ x: width * 0.62, y: height * 1.5 }, 0.12)}${figures.join("")}`;
  },
};

const charts = { contact, about, route, compass, soundings };

type OpeningName = keyof typeof charts | VoyageName;

const chartOf = (name: OpeningName): Chart =>
  name in charts ? charts[name as keyof typeof charts] : voyage(name as VoyageName);

/** Returns a function that renders the chart behind a page's title. */
export const opening = (name: OpeningName) => () => render(chartOf(name));

/** Returns the caption of a chart, such as "Tobago, 11°15' N 60°42' W". */
export function captionOf(name: OpeningName): string {
  const { place, anchor } = chartOf(name);
  const minutes = (degrees: number, [positive, negative]: [string, string]) => {
    const all = Math.round(Math.abs(degrees) * 60);
    const rest = String(all % 60).padStart(2, "0");
    return `${Math.floor(all / 60)}°${rest}' ${degrees < 0 ? negative : positive}`;
  };
  return `${place}, ${minutes(anchor.latitude, ["N", "S"])} ${minutes(anchor.longitude, ["E", "W"])}`;
}
