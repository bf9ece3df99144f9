import type { Drawing } from "../picture";
import { harbour } from "./harbour";
import { market } from "./market";
import { school } from "./school";
import { ward } from "./ward";

const scene = (name: string, svg: Drawing["svg"]): Drawing => ({
  name: `scene-${name}`,
  output: `static/scenes/${name}.svg`,
  svg,
});

/** The scenes for the closing panels. */
export const drawings: Drawing[] = [
  scene("ward", ward),
  scene("school", school),
  scene("market", market),
  scene("harbour", harbour),
];
