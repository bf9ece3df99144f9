import { htmlDocument } from "../document";
import { palette } from "../palette";
import { createFrame } from "./frame";
import { chartLayers } from "./layers";
import { rhumbLines } from "./marks";
import { compassRose } from "./rose";

/** Draws the border of the chart: a scale of light and dark bars, `size` px wide. */
function neatline(width: number, height: number, size: number): string {
  const bar = 96;
  const bars = (length: number) =>
    Array.from({ length: Math.ceil(length / bar / 2) }, (_, index) => {
      const start = index * 2 * bar;
      return [start, Math.min(bar, length - start)] as const;
    });
  const across = bars(width).map(
    ([x, long]) =>
      `M${x} 0h${long}v${size}h${-long}zM${x} ${height - size}h${long}v${size}h${-long}z`,
  );
  const down = bars(height).map(
    ([y, long]) =>
      `M0 ${y}h${size}v${long}h${-size}zM${width - size} ${y}h${size}v${long}h${-size}z`,
  );
  const box = (inset: number, line: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="#8fb3ab" stroke-width="${line}"/>`;
  return `<g><path fill="none" stroke="#06343b" stroke-width="${size}" d="M${size / 2} ${size / 2}H${width - size / 2}V${height - size / 2}H${size / 2}Z"/><path fill="#8fb3ab" d="${across.join("")}${down.join("")}"/>${box(0, 3)}${box(size, 3)}${box(size + 12, 1.4)}</g>`;
}

/** Renders a chart of empty sea, with a course that leaves it. */
export async function offTheChart(): Promise<string> {
  const sheet = { width: 2080, height: 1340 };
  const frame = createFrame({
    ...sheet,
    anchor: { longitude: -61.2, latitude: 14, x: 110, y: 520 },
    pixelsPerDegree: 190,
  });
  const grid = Array.from(
    { length: 12 },
    (_, line) => `M${line * 192} 0V${sheet.height}M0 ${line * 192}H${sheet.width}`,
  );
  // To the right of the page's text.
  const rose = { x: 1470, y: 640 };
  const course = "M330 1232C520 1100 640 960 860 970S1250 1070 1500 1010S1960 890 2230 960";
  return htmlDocument({
    styles: "body { background: radial-gradient(circle at 78% 40%, #063a42, #021a20 70%); }",
    body: `<svg width="2400" height="1500"><defs>
        <radialGradient id="deep" cx=".1" cy=".4" r=".95"><stop offset="0" stop-color="#021a20" stop-opacity="0"/><stop offset="1" stop-color="#021a20" stop-opacity=".5"/></radialGradient>
        <radialGradient id="lost"><stop offset="0" stop-color="${palette.mango}" stop-opacity=".6"/><stop offset=".4" stop-color="${palette.mango}" stop-opacity=".18"/><stop offset="1" stop-color="${palette.mango}" stop-opacity="0"/></radialGradient>
        <clipPath id="sheet"><rect width="${sheet.width}" height="${sheet.height}"/></clipPath>
        <filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="10" dy="26" stdDeviation="46" flood-color="#000a0d" flood-opacity=".6"/></filter></defs>
      <g transform="translate(70 96) rotate(-2.2 950 670)">
        <rect width="${sheet.width}" height="${sheet.height}" filter="url(#lift)" fill="#032830"/>
        <g clip-path="url(#sheet)">${await chartLayers(frame, { spacing: 13, unit: 1.25 })}
          <path d="${grid.join("")}" stroke="#bfeee4" stroke-opacity=".09" stroke-width="1.4"/>
          ${rhumbLines({ ...rose, length: 2600, unit: 1.25, colour: "#bfeee4", strength: 0.2 })}
          <rect width="100%" height="100%" fill="url(#deep)"/></g>
        <g transform="translate(${rose.x} ${rose.y}) rotate(9)">${compassRose(235)}</g>
        ${neatline(sheet.width, sheet.height, 26)}
        <path d="${course}" fill="none" stroke="${palette.mango}" stroke-width="7" stroke-dasharray="1 24" stroke-linecap="round"/>
        <g transform="translate(330 1232)"><circle r="15" fill="none" stroke="${palette.mango}" stroke-width="5"/></g>
        <g transform="translate(2230 960)"><circle r="190" fill="url(#lost)" style="mix-blend-mode:screen"/>
          <circle r="70" fill="none" stroke="${palette.mango}" stroke-opacity=".4" stroke-width="2.5"/><circle r="40" fill="none" stroke="${palette.mango}" stroke-opacity=".8" stroke-width="3"/>
          <circle r="17" fill="${palette.mango}"/><circle r="6" fill="#fff4dc"/></g>
      </g></svg>`,
  });
}
