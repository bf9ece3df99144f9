import { palette } from "../palette";
import { depthOf } from "./depth";
import { dotsPath, landDots } from "./dots";
import type { Frame, Outline } from "./frame";
import { readCountry, readLand } from "./geography";
import { pathData } from "./outline";
import { paintSea } from "./sea";

/** The bands of shallow water, starting with the deepest. Sizes are in px at unit 1. */
const steps = [
  { depth: 205, tone: 0.07 },
  { depth: 146, tone: 0.14 },
  { depth: 104, tone: 0.22 },
  { depth: 75, tone: 0.31 },
  { depth: 52, tone: 0.42 },
  { depth: 34, tone: 0.54 },
  { depth: 19, tone: 0.68 },
  { depth: 8, tone: 0.86 },
];

const seaRamp = ["#032830", "#064a50", "#0c7274", "#24a59c", "#67d6c4"];

/** The options for a chart. Sizes are in px in its frame. */
interface ChartOptions {
  /** The distance between dots on the mainland. Those on islands are closer together. */
  spacing: number;
  /** The scale of the chart, which is 1 for a picture 2880 px wide. */
  unit: number;
  ramp?: string[];
  /** The countries to emphasise, as spelled by Natural Earth. The other islands are then dimmed. */
  marked?: string[];
}

/** Draws the sea floor, land as dots, and Trinidad and Tobago in mango. */
export async function chartLayers(frame: Frame, options: ChartOptions): Promise<string> {
  const { spacing, unit, marked = [] } = options;
  const land = readLand();
  const islands = frame.outlines(land.islands);
  const mainland = frame.outlines(land.mainland);
  const home = frame.outlines(readCountry("Trinidad and Tobago"));
  const countries = marked.flatMap((name) => frame.outlines(readCountry(name)));
  const depth = depthOf(frame, [...islands, ...mainland], unit);
  const sea = await paintSea(depth, { steps, ramp: options.ramp ?? seaRamp, unit });
  const dimmed = marked.length > 0;
  const coast = `stroke-width="${1.6 * unit}" stroke-linejoin="round"`;
  const fine = spacing * 0.78;
  const dots = (outlines: Outline[], apart: number, size: number, colour: string) =>
    dotsPath(landDots(frame, outlines, apart, size / 2), size, colour);
  return `<image href="${sea}" width="${frame.width}" height="${frame.height}"/>
    <path d="${pathData(mainland)}" fill="#06333b" stroke="#0f5a60" ${coast}/>
    ${dots(mainland, spacing, spacing * 0.46, "#356064")}
    <path d="${pathData(islands)}" fill="#0a3d43" stroke="#d9f0de" stroke-opacity="${dimmed ? 0.25 : 0.55}" ${coast}/>
    ${dots(islands, fine, fine * 0.46, dimmed ? "#6f9791" : "#f6e3b8")}
    <path d="${pathData(countries)}" fill="#1d4f4d" stroke="#ffe9bd" ${coast}/>
    ${dots(countries, fine, fine * 0.5, "#ffe3a6")}
    <path d="${pathData(home)}" fill="#6b4c12" stroke="${palette.mango}" ${coast}/>
    ${dots(home, fine, fine * 0.5, palette.mango)}`;
}
