import { svgDocument } from "../document";
import type { Drawing } from "../picture";
import { calendarAndAgreement } from "./calendar";
import { identity } from "./identity";
import { papers } from "./papers";
import { watchAndPhone } from "./watch";

const step = (name: string, drawing: () => string): Drawing => ({
  name: `guide-${name}`,
  output: `content/how-to-apply/step-${name}.svg`,
  svg: () => svgDocument(640, 480, drawing()),
  minify: true,
});

/** The pictures for the steps in the guide How to Apply. */
export const drawings: Drawing[] = [
  step("identity", identity),
  step("papers", papers),
  step("decision", watchAndPhone),
  step("funds", calendarAndAgreement),
];
