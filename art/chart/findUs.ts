import { htmlDocument } from "../document";
import { palette } from "../palette";
import { depthOf } from "./depth";
import { dotsPath, landDots } from "./dots";
import { createFrame } from "./frame";
import { readLand } from "./geography";
import { pathData } from "./outline";
import { compassRose } from "./rose";
import { paintSea } from "./sea";
import { smoothed } from "./smooth";

const width = 2560;
const height = 1600;
const pixelsPerDegree = 2350;

/** Kilometres of one degree of longitude at Port of Spain: 111.32 × cos(10.65°). */
const kilometresPerDegree = 109.4;

const steps = [
  { depth: 250, tone: 0.12 },
  { depth: 180, tone: 0.26 },
  { depth: 124, tone: 0.42 },
  { depth: 78, tone: 0.58 },
  { depth: 42, tone: 0.76 },
  { depth: 16, tone: 1 },
];

const towns = [
  { name: "Arima", longitude: -61.283, latitude: 10.637 },
  { name: "Chaguanas", longitude: -61.411, latitude: 10.517 },
];

/** Renders north-west Trinidad on a light background, with Port of Spain marked. */
export async function findUs(): Promise<string> {
  const office = { x: 1180, y: 800 };
  const frame = createFrame({
    width,
    height,
    anchor: { longitude: -61.51, latitude: 10.655, ...office },
    pixelsPerDegree,
  });
  const land = readLand();
  const outlines = frame
    .outlines([...land.islands, ...land.mainland])
    .map((outline) => smoothed(outline, 3));
  const sea = await paintSea(depthOf(frame, outlines, 1.6, 0.42), {
    steps,
    ramp: ["#8fc9c4", "#a9d8d0", "#c6e7de", "#e2f3ea"],
    unit: 1.6,
    shade: 0.17,
  });
  const scale = (10 * pixelsPerDegree) / kilometresPerDegree;
  const town = ({ name, longitude, latitude }: (typeof towns)[number]) => {
    const [x, y] = frame.project(longitude, latitude);
    return `<circle cx="${x}" cy="${y}" r="11" fill="#fff" stroke="${palette.lagoon}" stroke-width="6"/>
      <text x="${x + 30}" y="${y + 19}" class="town">${name}</text>`;
  };
  const grid = [-62, -61.75, -61.5, -61.25, -61].map(
    (longitude) => `M${frame.project(longitude, 10.6)[0]} 0V${height}`,
  );
  const rows = [10.5, 10.75].map((latitude) => `M0 ${frame.project(-61.5, latitude)[1]}H${width}`);
  return htmlDocument({
    styles: `body { background: #8fc9c4; }
      text { font-family: "Figtree"; fill: ${palette.lagoon}; }
      .town { font-weight: 600; font-size: 62px; } .water { font-style: normal; font-weight: 500; font-size: 60px; letter-spacing: .16em; fill: #0b5b60; }
      .office { font: 700 92px "Bricolage Grotesque"; font-stretch: 90%; letter-spacing: -.02em; fill: ${palette.ink}; }`,
    body: `<svg width="${width}" height="${height}"><defs>
        <filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="6" dy="12" stdDeviation="9" flood-color="#063a42" flood-opacity=".35"/></filter></defs>
      <image href="${sea}" width="${width}" height="${height}"/>
      <path d="${grid.join("")}${rows.join("")}" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>
      <path d="${pathData(outlines)}" fill="${palette.sand}" stroke="#fff" stroke-width="5" filter="url(#lift)"/>
      ${dotsPath(landDots(frame, outlines, 26, 16), 9, "#e6d8b9")}
      <!-- Phones show the middle square, from 480 to 2080. -->
      <text class="water" x="620" y="330">CARIBBEAN SEA</text><text class="water" x="560" y="1130">GULF OF PARIA</text>
      ${towns.map(town).join("")}
      <g transform="translate(${office.x} ${office.y})"><circle r="210" fill="${palette.mango}" fill-opacity=".14"/><circle r="130" fill="${palette.mango}" fill-opacity=".22"/>
        <circle r="210" fill="none" stroke="#c47a10" stroke-opacity=".5" stroke-width="3"/>
        <ellipse rx="34" ry="12" cy="6" fill="#063a42" fill-opacity=".35"/>
        <path d="M0 0C-18 -44 -72 -82 -72 -142a72 72 0 0 1 144 0C72 -82 18 -44 0 0Z" fill="${palette.hibiscus}"/><circle cy="-142" r="29" fill="#fff"/></g>
      <g transform="translate(${office.x + 104} ${office.y - 142})"><rect y="-70" width="566" height="140" rx="44" fill="#fff" filter="url(#lift)"/><text class="office" x="283" y="28" text-anchor="middle">Port of Spain</text></g>
      <g transform="translate(2364 206)"><circle r="146" fill="${palette.lagoon}" filter="url(#lift)"/>${compassRose(112)}</g>
      <g transform="translate(560 1460)"><path d="M0 -14V0H${scale}V-14" fill="none" stroke="${palette.lagoon}" stroke-width="5"/><text x="${scale + 24}" y="10" class="town">10 km</text></g></svg>`,
  });
}
