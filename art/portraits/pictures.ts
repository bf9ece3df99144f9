import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { ceo } from "./ceo";
import { chairman } from "./chairman";
import { nurse } from "./nurse";
import { technician } from "./technician";

/**
 * A portrait of 4:5; the head is in the upper centre, so that it can be cropped to a square or a
 * circle.
 */
const portrait = (name: string, output: string, drawing: () => string): Picture => ({
  name,
  output,
  width: 800,
  height: 1000,
  scale: 1.5,
  html: () => htmlDocument({ body: `<svg viewBox="0 0 800 1000">${drawing()}</svg>` }),
});

export const pictures: Picture[] = [
  portrait("portrait-ceo", "content/leaders/ceo.png", ceo),
  portrait("portrait-chairman", "content/leaders/chairman.png", chairman),
  portrait("portrait-nurse", "content/why/story-nurse.png", nurse),
  portrait("portrait-technician", "content/why/story-technician.png", technician),
];
