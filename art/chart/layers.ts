import { palette } from "../palette";
import { depthOf } from "./depth";
import { dotsPath, landDots } from "./dots";
import type { Frame } from "./frame";
import { readCountry, readLand } from "./geography";
import { pathData } from "./outline";
import { paintSea } from "./sea";

/** Half the widths of the bands of shallow water, as brand.md gives them, and three deeper lines. */
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

export const seaRamp = ["#032830", "#064a50", "#0c7274", "#24a59c", "#67d6c4"];

/** The chart: sea floor, land as dots, the home islands in mango. Sizes in px of the frame. */
export async function chartLayers(
  frame: Frame,
  options: { spacing: number; unit: number; ramp?: string[] },
): Promise<string> {
  const { spacing, unit } = options;
  const land = readLand();
  const islands = frame.outlines(land.islands);
  const mainland = frame.outlines(land.mainland);
  const home = frame.outlines(readCountry("Trinidad and Tobago"));
  const depth = depthOf(frame, [...islands, ...mainland], unit);
  const sea = await paintSea(depth, { steps, ramp: options.ramp ?? seaRamp, unit });
  const dot = spacing * 0.46;
  const fine = spacing * 0.78;
  const coast = `stroke-width="${1.6 * unit}" stroke-linejoin="round"`;
  return `<image href="${sea}" width="${frame.width}" height="${frame.height}"/>
    <path d="${pathData(mainland)}" fill="#06333b" stroke="#0f5a60" ${coast}/>
    ${dotsPath(landDots(frame, mainland, spacing), dot, "#356064")}
    <path d="${pathData(islands)}" fill="#0a3d43" stroke="#d9f0de" stroke-opacity=".55" ${coast}/>
    ${dotsPath(landDots(frame, islands, fine, dot / 2), fine * 0.46, "#f6e3b8")}
    <path d="${pathData(home)}" fill="#6b4c12" stroke="${palette.mango}" ${coast}/>
    ${dotsPath(landDots(frame, home, fine, dot / 2), fine * 0.5, palette.mango)}`;
}
