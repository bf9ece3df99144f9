import { logoSvg } from "../brand/logo";
import { htmlDocument } from "../document";
import { wordmark } from "../names";
import { palette } from "../palette";
import { depthOf } from "./depth";
import { createFrame, type Outline } from "./frame";
import { pathData } from "./outline";
import { compassRose } from "./rose";
import { paintSea } from "./sea";
import { blocks, coast, containers, type Place, parks, river, roads } from "./waterfront";

const width = 2560;
const height = 1600;
const pixelsPerDegree = 86_000;

/** The kilometres in one degree of longitude at Port of Spain: 111.32 × cos(10.65°). */
const kilometresPerDegree = 109.4;

const steps = [
  { depth: 250, tone: 0.12 },
  { depth: 180, tone: 0.26 },
  { depth: 124, tone: 0.42 },
  { depth: 78, tone: 0.58 },
  { depth: 42, tone: 0.76 },
  { depth: 16, tone: 1 },
];

const office = { longitude: -61.5136, latitude: 10.6476, x: 1180, y: 1060 };

const frame = createFrame({ width, height, anchor: office, pixelsPerDegree });

const project = ([longitude, latitude]: Place) => frame.project(longitude, latitude);
const area = (places: readonly Place[]): Outline => places.map(project);
const course = (places: readonly Place[]) => `M${places.map((place) => project(place)).join("L")}`;

/** Moves the corners of a block towards its middle, to leave room for the streets. */
function inset(outline: Outline, by: number): Outline {
  const middle = [0, 1].map(
    (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
  );
  const [x = 0, y = 0] = middle;
  return outline.map(([left, top]) => [
    left + Math.sign(x - left) * by,
    top + Math.sign(y - top) * by,
  ]);
}

/** Divides a block into lots, some of which are yards without a house. */
function houses(outline: Outline, seed: number): Outline[] {
  const [a, b, c, d] = inset(outline, 15);
  if (!a || !b || !c || !d) return [];
  const between = (from: Outline[number], to: Outline[number], share: number): Outline[number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [0, 1, 2].flatMap((column) =>
    [0, 1].flatMap((row) => {
      if ((seed * 7 + column * 3 + row * 5) % 11 < 2) return [];
      const [west, east] = [column / 3 + 0.02, (column + 1) / 3 - 0.02];
      const [south, north] = [row / 2 + 0.03, (row + 1) / 2 - 0.03];
      const corner = (x: number, y: number) => between(between(a, b, x), between(d, c, x), y);
      return [[corner(west, south), corner(east, south), corner(east, north), corner(west, north)]];
    }),
  );
}

const crates = ["#e08b8f", "#7fbdb6", "#f0c27a", "#d9c69b"];

const roadPaths = roads.map(({ name, from, through }, index) => ({
  id: `road-${index}`,
  name,
  data: course([from, ...through]),
}));

const strokes = (size: number, colour: string) =>
  roadPaths
    .map(
      ({ data }) =>
        `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linejoin="round"/>`,
    )
    .join("");

/** Draws a ship and its wake from above, about 150 px long. */
const ship = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-90 -14C-190 -30 -280 -34 -340 -30M-90 14C-190 30 -280 34 -340 30" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>
    <path d="M-84 -24H30C60 -22 82 -10 92 0C82 10 60 22 30 24H-84Z" fill="#fff" stroke="${palette.lagoon}" stroke-width="6"/>
    <rect x="-66" y="-12" width="76" height="24" rx="6" fill="${palette.hibiscus}"/></g>`;

/** Renders the waterfront of Port of Spain on a light background, with the office marked. */
export async function findUs(): Promise<string> {
  const land = [area(coast)];
  const sea = await paintSea(depthOf(frame, land, 1.6, 0.2), {
    steps,
    ramp: ["#8fc9c4", "#a9d8d0", "#c6e7de", "#e2f3ea"],
    unit: 1.6,
    shade: 0.12,
  });
  const all = blocks().map(area);
  const scale = (0.5 * pixelsPerDegree) / kilometresPerDegree;
  return htmlDocument({
    styles: `body { background: #8fc9c4; }
      text { font-family: "Figtree"; fill: ${palette.lagoon}; font-weight: 600; }
      .place { font-size: 58px; } .road { font-size: 46px; paint-order: stroke; stroke: #fff; stroke-width: 9px; }
      .water { font-weight: 500; font-size: 60px; letter-spacing: .16em; fill: #0b5b60; }
      .park { font-size: 52px; fill: #1f5c3d; }
      .halo { paint-order: stroke; stroke: #fbf6ec; stroke-width: 14px; stroke-linejoin: round; }
      .office { font: 700 92px "Bricolage Grotesque"; font-stretch: 90%; letter-spacing: -.02em; fill: ${palette.ink}; }`,
    body: `<svg width="${width}" height="${height}"><defs>
        <filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="6" dy="12" stdDeviation="9" flood-color="#063a42" flood-opacity=".35"/></filter>
        ${roadPaths.map(({ id, data }) => `<path id="${id}" d="${data}"/>`).join("")}</defs>
      <image href="${sea}" width="${width}" height="${height}"/>
      <path d="${pathData(land)}" fill="${palette.sand}" stroke="#fff" stroke-width="7" stroke-linejoin="round" filter="url(#lift)"/>
      <path d="${pathData(all.map((block) => inset(block, 8)))}" fill="#f3e7cd"/>
      <path d="${pathData(all.flatMap(houses))}" fill="#e6d5b0"/>
      <path d="${pathData(parks.map(area))}" fill="#b9dfc0" stroke="#8cc79c" stroke-width="4"/>
      ${containers
        .map(project)
        .map(
          ([x, y], index) =>
            `<rect x="${x}" y="${y}" width="52" height="24" rx="3" fill="${crates[(index * 5) % crates.length]}"/>`,
        )
        .join("")}
      <path d="${course(river)}" fill="none" stroke="#8fc9c4" stroke-width="18"/>
      ${strokes(42, "#d9c69b")}${strokes(34, "#fff")}
      <!-- Phones show the middle square, from 480 to 2080. -->
      ${roadPaths
        .filter(({ name }) => name)
        .map(
          ({ id, name }) =>
            `<text class="road" dy="16"><textPath href="#${id}" startOffset="${name === "Harbour Row" ? "70%" : "18%"}">${name}</textPath></text>`,
        )
        .join("")}
      <text class="water" x="1270" y="1540">GULF OF PARIA</text>
      <text class="place halo" x="520" y="400" transform="rotate(27 520 400)">Woodbrook</text>
      <text class="place halo" x="${project([-61.5117, 10.6583])[0]}" y="${project([-61.5117, 10.6581])[1]}" text-anchor="middle">Port of Spain</text>
      <text class="park halo" x="${project([-61.5086, 10.6497])[0]}" y="${project([-61.5106, 10.6497])[1] + 17}" text-anchor="middle" style="stroke:#b9dfc0">Independence Square</text>
      ${ship(640, 1240, 22)}${ship(2170, 1545, 186)}
      <g transform="translate(${office.x} ${office.y})"><circle r="150" fill="${palette.mango}" fill-opacity=".3"/><circle r="150" fill="none" stroke="#c47a10" stroke-opacity=".6" stroke-width="3"/>
        <ellipse rx="34" ry="12" cy="6" fill="#063a42" fill-opacity=".35"/>
        <path d="M0 0C-18 -44 -72 -82 -72 -142a72 72 0 0 1 144 0C72 -82 18 -44 0 0Z" fill="${palette.hibiscus}"/><circle cy="-142" r="29" fill="#fff"/></g>
      <g transform="translate(${office.x - 210} ${office.y + 270})"><rect y="-70" width="420" height="140" rx="44" fill="#fff" filter="url(#lift)"/><g transform="translate(36 -42)">${logoSvg(84)}</g><text class="office" x="140" y="28">${wordmark}</text></g>
      <g transform="translate(2364 206)"><circle r="146" fill="${palette.lagoon}" filter="url(#lift)"/>${compassRose(112)}</g>
      <g transform="translate(560 1500)"><path d="M0 -14V0H${scale}V-14" fill="none" stroke="${palette.lagoon}" stroke-width="5"/><text x="${scale + 24}" y="10" class="place">500 m</text></g></svg>`,
  });
}
