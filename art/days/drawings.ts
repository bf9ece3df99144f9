import type { Drawing } from "../picture";
import { land } from "./land";
import { sky } from "./sky";

const layer = (name: string, svg: Drawing["svg"]): Drawing => ({
  name,
  output: `static/scenes/${name}.svg`,
  svg,
  minify: true,
});

/** The panorama of How it Works in two layers: the sky, and the places in front of it. */
export const drawings: Drawing[] = [layer("days-sky", sky), layer("days", land)];
