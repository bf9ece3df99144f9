import { STANDALONE_PLAN } from "../../lending/fixtures/plans";
import type { Kind } from "../kind";
import { ratePlan } from "./calculators";
import { notice } from "./documents";
import { educationArticle, resourcesPage } from "./learning";
import { productPage } from "./products";
import { lender } from "./site";

/** Returns what a kind's own check finds in a part of a file, which need not be complete. */
const mistakesIn = (kind: Kind, content: object) => kind.check?.(content as never) ?? [];

test.each<[name: string, kind: Kind, content: object, at: string, message: RegExp]>([
  [
    "opening hours that search results cannot show",
    lender,
    {
      hours: [
        { days: "Online support", hours: "24/7" },
        { days: "#", hours: "8:00-16:00" },
      ],
    },
    "hours.1",
    /^cannot be read for search results/,
  ],
  [
    "a calculator that starts with another currency than the lender's",
    ratePlan,
    { ...STANDALONE_PLAN, currencies: ["XOF"] },
    "currencies.0",
    /^must be "\w+". Move it to the start/,
  ],
])("reports %s with its place", (_, kind, content, at, message) => {
  const mistakes = mistakesIn(kind, content);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.path.join(".")).toBe(at);
  expect(mistakes[0]?.message).toMatch(message);
});

test.each<[name: string, kind: Kind, content: object, at: string, message: RegExp]>([
  [
    "a frequent question whose link is not a question",
    resourcesPage,
    { faq: { questions: ["/contact"] } },
    "faq.questions[0]",
    /^must be the path of a question/,
  ],
  [
    "an article with another path",
    educationArticle,
    { path: "/a-flat-rate" },
    "path",
    /^must start with \/education\//,
  ],
  [
    "a badge that contradicts comingSoon",
    productPage,
    { card: { badge: "Available Now", comingSoon: true } },
    "card",
    /^must have the badge "Coming Soon" exactly when/,
  ],
  ["a notice that links to this site", notice, { url: "/faq" }, "url", /^must start with https:/],
])("does not allow %s", (_, { schema }, content, at, message) => {
  expect(() => schema.validateSyncAt(at, content)).toThrow(message);
});
