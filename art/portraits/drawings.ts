import { svgDocument } from "../document";
import type { Drawing } from "../picture";
import { ceo } from "./ceo";
import { nurse } from "./nurse";
import { technician } from "./technician";

/**
 * A portrait in the ratio 4:5. The head is in the upper centre, so it can be cropped to a square or a circle.
 */
const portrait = (name: string, output: string, drawing: () => string): Drawing => ({
  name: `portrait-${name}`,
  output,
  svg: () => svgDocument(800, 1000, drawing()),
  minify: true,
});

export const drawings: Drawing[] = [
  portrait("ceo", "content/leaders/ceo.svg", ceo),
  portrait("nurse", "content/why/story-nurse.svg", nurse),
  portrait("technician", "content/why/story-technician.svg", technician),
];
