import { createFrame } from "../chart/frame";
import { chartLayers } from "../chart/layers";
import { beacon, rhumbLines } from "../chart/marks";
import { htmlDocument } from "../document";
import { madrasBand } from "../madras/drawings";

/** The size of a share image in px. The logo and the page's title are in the dark area on its left. */
export const shareImage = {
  width: 1200,
  height: 630,
  title: { x: 72, y: 176, width: 660, height: 330 },
} as const;

/** Renders the background for all share images: the chart on the right, and a band of madras at the bottom. */
export async function shareGround(): Promise<string> {
  const { width, height } = shareImage;
  const home = { x: 928, y: 486 };
  const frame = createFrame({
    width,
    height,
    anchor: { longitude: -61.51, latitude: 10.65, ...home },
    pixelsPerDegree: 52,
  });
  const band = `data:image/svg+xml;base64,${Buffer.from(madrasBand()).toString("base64")}`;
  const all = `width="${width}" height="${height}"`;
  return htmlDocument({
    styles: `body { background: #021a20; position: relative; }
      .band { position: absolute; left: 0; right: 0; bottom: 0; height: 28px; background: url("${band}") 0 0 / 288px 28px; }`,
    body: `<svg ${all}><defs><linearGradient id="calm">
        <stop offset="0" stop-color="#021c23" stop-opacity=".97"/><stop offset=".46" stop-color="#021c23" stop-opacity=".92"/>
        <stop offset=".62" stop-color="#021c23" stop-opacity=".62"/><stop offset=".74" stop-color="#021c23" stop-opacity="0"/></linearGradient></defs>
      ${await chartLayers(frame, { spacing: 5.4, unit: 0.42 })}
      ${rhumbLines({ ...home, length: 1500, unit: 0.5, colour: "#bfeee4", strength: 0.14 })}
      <rect ${all} fill="url(#calm)"/>${beacon(home.x, home.y, 0.46)}</svg>
      <i class="band"></i>`,
  });
}
