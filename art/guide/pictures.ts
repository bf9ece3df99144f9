import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { calendarAndAgreement } from "./calendar";
import { identity } from "./identity";
import { papers } from "./papers";
import { watchAndPhone } from "./watch";

const step = (name: string, drawing: () => string): Picture => ({
  name: `guide-${name}`,
  output: `content/how-to-apply/step-${name}.png`,
  width: 640,
  height: 480,
  scale: 2,
  html: () =>
    htmlDocument({
      styles:
        "svg text { font-family: Figtree; } svg text.display { font-family: 'Bricolage Grotesque'; }",
      body: `<svg viewBox="0 0 640 480">${drawing()}</svg>`,
    }),
});

/** What the nurse has before her in each step of the guide How to Apply. */
export const pictures: Picture[] = [
  step("identity", identity),
  step("papers", papers),
  step("decision", watchAndPhone),
  step("funds", calendarAndAgreement),
];
