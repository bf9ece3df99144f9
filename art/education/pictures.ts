import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { flatRate } from "./flatRate";
import { loadLine } from "./loadLine";
import { paySlip } from "./paySlip";
import { weave } from "./weave";

const article = (name: string, drawing: () => string): Picture => ({
  name: `education-${name}`,
  output: `content/education/${name}.png`,
  width: 960,
  height: 600,
  scale: 1.5,
  html: () => htmlDocument({ body: `<svg viewBox="0 0 960 600">${drawing()}</svg>` }),
});

export const pictures: Picture[] = [
  article("flat-rate", flatRate),
  article("pay-slip", paySlip),
  article("borrow-within-means", loadLine),
  article("credit-record", weave),
];
