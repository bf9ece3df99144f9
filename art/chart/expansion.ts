import { htmlDocument } from "../document";
import { palette } from "../palette";
import { createFrame } from "./frame";
import { chartLayers } from "./layers";
import { beacon } from "./marks";

/** A market on the map: its coordinates, and the position of its name relative to its dot, in px. */
interface Market {
  name: string;
  country: string;
  longitude: number;
  latitude: number;
  label: { x: number; y: number; anchor: "start" | "middle" | "end" };
}

interface ExpansionMap {
  width: number;
  height: number;
  /** The position of Port of Spain in the picture. */
  home: { x: number; y: number };
  pixelsPerDegree: number;
  unit: number;
  textSize: number;
  homeLabel: Market["label"];
  labels: Record<string, Market["label"]>;
}

const portOfSpain = { longitude: -61.51, latitude: 10.65 };

const markets = [
  { name: "Jamaica", country: "Jamaica", longitude: -77.3, latitude: 18.12 },
  { name: "Dominican Republic", country: "Dominican Rep.", longitude: -70.1, latitude: 18.85 },
  { name: "St. Lucia", country: "Saint Lucia", longitude: -60.97, latitude: 13.9 },
  { name: "Barbados", country: "Barbados", longitude: -59.55, latitude: 13.18 },
  { name: "Guyana", country: "Guyana", longitude: -58.9, latitude: 5.2 },
];

/** Draws a curved, dashed course from home to a market. */
function course(from: [number, number], to: [number, number], unit: number): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bend = 0.16;
  const control = [x + (to[1] - from[1]) * bend, y - (to[0] - from[0]) * bend];
  return `<path d="M${from}Q${control} ${to}" fill="none" stroke="${palette.mango}" stroke-opacity=".8" stroke-width="${3 * unit}" stroke-dasharray="${2 * unit} ${13 * unit}" stroke-linecap="round"/>`;
}

/** Renders the chart of the Caribbean with the names of all markets that the lender plans to enter. */
export async function expansion(map: ExpansionMap): Promise<string> {
  const { width, height, unit, textSize, home } = map;
  const frame = createFrame({
    width,
    height,
    anchor: { ...portOfSpain, ...home },
    pixelsPerDegree: map.pixelsPerDegree,
  });
  const name = ([x, y]: [number, number], label: Market["label"], lines: string[], home = false) =>
    `<text y="${y + label.y}" text-anchor="${label.anchor}" class="${home ? "home" : ""}">${lines
      .map((text, row) => `<tspan x="${x + label.x}" dy="${row * 1.05}em">${text}</tspan>`)
      .join("")}</text>`;
  const drawn = markets.map(({ name: text, longitude, latitude }) => {
    const at = frame.project(longitude, latitude);
    const label = map.labels[text];
    if (!label)
      throw new Error(
        `The expansion map has no label for "${text}"; add one in art/chart/pictures.ts.`,
      );
    return {
      course: course([home.x, home.y], at, unit),
      mark: `<g transform="translate(${at})"><circle r="${17 * unit}" fill="#021a20" fill-opacity=".55"/>
        <circle r="${11 * unit}" fill="#fff4dc"/><circle r="${5 * unit}" fill="${palette.hibiscus}"/></g>${name(at, label, [text])}`,
    };
  });
  const all = `width="${width}" height="${height}"`;
  return htmlDocument({
    styles: `body { background: #021a20; }
      text { font: 700 ${textSize}px "Figtree"; fill: #fff; paint-order: stroke; stroke: #03222a; stroke-opacity: .85; stroke-width: ${textSize * 0.2}px;
        stroke-linejoin: round; letter-spacing: -.005em; }
      text.home { fill: ${palette.mango}; font-size: ${textSize * 1.12}px; }`,
    body: `<svg ${all}><defs><radialGradient id="edge" cx=".52" cy=".5" r=".75">
        <stop offset=".55" stop-color="#021a20" stop-opacity="0"/><stop offset="1" stop-color="#021a20" stop-opacity=".75"/></radialGradient></defs>
      ${await chartLayers(frame, { spacing: 11 * unit, unit: unit * 0.62, marked: markets.map(({ country }) => country) })}
      <rect ${all} fill="url(#edge)"/>${drawn.map((market) => market.course).join("")}
      ${beacon(home.x, home.y, unit * 0.8)}${drawn.map((market) => market.mark).join("")}
      ${name([home.x, home.y], map.homeLabel, ["Trinidad", "and Tobago"], true)}</svg>`,
  });
}
