import type { Drawing } from "../picture";
import { framedMark } from "./logo";

export const drawings: Drawing[] = [
  { name: "favicon", output: "static/favicon.svg", svg: () => framedMark() },
];
