import { rmSync } from "node:fs";
import { basename } from "node:path";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import { ages, copyContent, expectError, PLAN, problemsIn, set } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const own = new ContentFolder("content");
const CONTACT = "contact/page.yaml";
const [PRODUCT = ""] = own.entries("products");
const MAIN = own.entries("products").find((file) => own.read(file).plan) ?? "";
const STEPS = "how-to-apply/page.yaml";
const hours = (fact: string) => ({ "times.decisionHours": `{${fact}}` });

test.each<[time: string, file: string, values: Record<string, unknown>, unit: string]>([
  ["3 working days", STEPS, hours("ownTime"), "hours"],
  ["1 day", STEPS, hours("ownTime"), "hours"],
  ["90 minutes", STEPS, hours("ownTime"), "hours"],
  ["1 year", PRODUCT, ages({ asks: "months", least: "{ownTime}" }), "months"],
  ["12 weeks", PRODUCT, ages({ asks: "months", least: "{ownTime}" }), "months"],
  ["1 week", PRODUCT, ages({ asks: "date", least: "{ownTime}" }), "months"],
  ["1 year", PLAN, { "termRange.maximum": "{ownTime}" }, "months"],
  ["1 year", PLAN, { "rateBands.0.upToMonths": "{ownTime}" }, "months"],
  ["1 year", CONTACT, { "intro.lead": "At least {ownTime as=months} months." }, "months"],
  ["5 working days", CONTACT, { "intro.lead": "In {ownTime as=days} days." }, "days"],
  ["2 years", CONTACT, { "intro.lead": "{payment months=ownTime}." }, "months"],
])("rejects the fact %s in %s: %j needs %s", (time, file, values, unit) => {
  set(copy, "facts.yaml", { "quantities.ownTime": time });
  set(copy, file, values);
  expectError(copy, file, `is ${time}, and is needed in ${unit} here`);
});

test.each([
  ["47 hours", STEPS, hours("ownTime")],
  ["1 hour", STEPS, hours("ownTime")],
  [47, STEPS, hours("ownTime")],
  ["18 years", PRODUCT, ages({ least: "{ownTime}" })],
])("accepts the fact %s in %s: %j", (time, file, values) => {
  set(copy, "facts.yaml", { "quantities.ownTime": time });
  set(copy, file, values);
  expect(problemsIn(copy)).toBe("");
});

test.each([
  ["a rate", { rateBands: [{ monthlyRatePercent: 99 }] }, true],
  ["a fee", { fees: [{ name: "Fee", amount: 1, when: "deducted" }] }, true],
  ["nothing but a step", { "amountRange.step": 1 }, false],
])(
  "gives a hint about a text that says that everybody pays the same, if products differ in %s",
  (_, prices, isHinted) => {
    const content = new ContentFolder(copy);
    for (const product of content.entries("products"))
      set(copy, product, { plan: basename(PLAN, ".yaml") });
    content.copy(PLAN, "rate-plans/own.yaml", prices);
    content.copy(MAIN, "products/own.yaml", { path: "/own", plan: "own", "card.order": 499 });
    set(copy, CONTACT, { "intro.lead": "Every borrower pays the same." });
    const hint = RegExp(
      `content/${CONTACT}:.* says "Every borrower pays the same", but the products`,
    );
    expect(hint.test(problemsIn(copy, "hints"))).toBe(isHinted);
    set(copy, CONTACT, { "intro.lead": "We charge {monthlyRates}." });
    const hints = problemsIn(copy, "hints");
    expect(hints.includes(`${CONTACT}:`)).toBe(isHinted);
  },
);
