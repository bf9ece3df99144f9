import { svgDocument } from "../document";
import type { Drawing } from "../picture";
import { flatRate } from "./flatRate";
import { loadLine } from "./loadLine";
import { paySlip } from "./paySlip";
import { weave } from "./weave";

const article = (name: string, drawing: () => string): Drawing => ({
  name: `education-${name}`,
  output: `content/education/${name}.svg`,
  svg: () => svgDocument(960, 600, drawing()),
  minify: true,
});

export const drawings: Drawing[] = [
  article("flat-rate", flatRate),
  article("pay-slip", paySlip),
  article("borrow-within-means", loadLine),
  article("credit-record", weave),
];
