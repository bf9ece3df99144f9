import { htmlDocument } from "../document";
import { createFrame } from "./frame";
import { chartLayers } from "./layers";
import { rhumbLines } from "./marks";

/** The water has less contrast than in the hero, because every page has white text on top of it. */
const ramp = ["#042c34", "#07474d", "#0a6264", "#118280", "#2aa59c"];

/**
 * Renders the background of the inner pages' headers. The arc of islands runs from top to bottom on the
 * right, so that the picture works at any height. The left has no detail.
 */
export async function strip(width: number, height: number): Promise<string> {
  const frame = createFrame({
    width,
    height,
    anchor: { longitude: -61.15, latitude: 14.3, x: width * 0.76, y: height * 0.46 },
    pixelsPerDegree: 196,
  });
  const all = `width="${width}" height="${height}"`;
  return htmlDocument({
    styles: "body { background: #021a20; }",
    body: `<svg ${all}><defs><linearGradient id="calm">
        <stop offset="0" stop-color="#021c23"/><stop offset=".4" stop-color="#021c23" stop-opacity=".93"/>
        <stop offset=".62" stop-color="#021c23" stop-opacity=".45"/><stop offset=".76" stop-color="#021c23" stop-opacity="0"/>
        <stop offset="1" stop-color="#021c23" stop-opacity=".2"/></linearGradient></defs>
      ${await chartLayers(frame, { spacing: 13, unit: 1.2, ramp })}
      ${rhumbLines({ x: width * 0.93, y: height * 1.6, length: 3400, unit: 1.2, colour: "#bfeee4", strength: 0.12 })}
      <rect ${all} fill="url(#calm)"/></svg>`,
  });
}
