import type { Drawing } from "../picture";
import { logoSvg } from "./logo";

export const drawings: Drawing[] = [
  { name: "favicon", output: "static/favicon.svg", svg: () => logoSvg(64) },
];
