import * as fc from "fast-check";
import { anyAmount, anyTerm } from "../../../../test/lending/arbitraries";
import { RESOURCES_PLAN } from "../../../../test/lending/plans";
import { parseChoice, serializeChoice } from "./loanChoice";

it("parses every serialized loan back to the same loan", () => {
  const anyCurrency = fc.constantFrom(...RESOURCES_PLAN.currencies);
  fc.assert(
    fc.property(anyAmount, anyTerm, anyCurrency, (amount, termMonths, currency) => {
      const choice = { amount, termMonths, currency };
      expect(parseChoice(`?${serializeChoice(choice)}`)).toEqual(choice);
    }),
  );
});

const LINK = "amount=7500.50&term=9&currency=XCD";
const LINKED = { amount: 750_050n, termMonths: 9, currency: "XCD" };

it.each([
  `?${LINK}`,
  `?${LINK}%23loan`,
  `?${LINK}%20`,
  `?${LINK})`,
  `?${LINK}?utm_source=x`,
  `?${LINK.toLowerCase()}`,
  `?utm_source=x&${LINK}&fbclid=y`,
  `?${LINK.replaceAll("&", "&amp;")}`,
  `?${LINK.replaceAll("&", "%26")}`,
  `?${encodeURIComponent(LINK)}`,
  `?${encodeURIComponent(encodeURIComponent(LINK))}%23loan`,
  `?${LINK.toUpperCase()}`,
  "?amount=7500,50&term=9&currency=XCD",
  "?amount=EC$7500.50&term=9%20months&currency=XCD",
])("parses the loan from a link that arrives as %s", (query) => {
  expect(parseChoice(query)).toEqual(LINKED);
});

it.each(["", "?", "?utm_source=x", "?amounts=1&termination=2", "?q=amount", "__proto__[amount]=1"])(
  "finds no loan in %j",
  (query) => expect(parseChoice(query)).toEqual({}),
);

it.each([
  "amount=7500.50&term=9&currency=XC",
  "amount=7500.50&term=9&currency=",
  "amount=7500.50&term=9&currency=EC$",
  "amount=7500.50&term=9&currency=XCDamount=1",
  "amount=7500.50&term=9&currency=ZZZ",
  "amount=7500.50&term=9&currency=constructor",
  "amount=7500.50&term=&currency=XCD",
  "amount=&term=9&currency=XCD",
  "amount=7.500&term=9&currency=XCD",
  "amount=-5&term=9&currency=XCD",
  "amount=1e9&term=9&currency=XCD",
  "amount=7500.50&term=6.5&currency=XCD",
  "amount=7500.50&term=601&currency=XCD",
  "amount=<script>alert(1)</script>&term=9&currency=XCD",
  "amount=%E0%A4%A&term=%&currency=XCD",
])("ignores the link %s", (query) => {
  expect(parseChoice(query)).toBeUndefined();
});

it("uses the first value when a parameter is repeated", () => {
  expect(parseChoice(`${LINK}&amount=2000&term=7&currency=TTD`)).toEqual(LINKED);
});

it("never turns a truncated or damaged link into a different loan", () => {
  const anyEnd = fc.string({ unit: "grapheme", maxLength: 2 });
  fc.assert(
    fc.property(fc.nat(LINK.length), anyEnd, (at, end) => {
      const cut = parseChoice(LINK.slice(0, at));
      if (cut?.currency) expect(cut).toEqual(LINKED);
      const after = parseChoice(LINK + end);
      if (after) expect(after).toEqual(LINKED);
    }),
  );
});

it("never throws, and returns values within the limits, for any query string", () => {
  const hostile = fc
    .tuple(fc.constantFrom("amount", "term", "currency"), fc.string({ unit: "binary" }))
    .map(([name, value]) => `${name}=${value}`);
  fc.assert(
    fc.property(fc.array(hostile), (parts) => {
      const choice = parseChoice(parts.join("&"));
      const { amount = 1n, termMonths = 1 } = choice ?? {};
      expect(amount > 0n && amount <= 10n ** 14n).toBe(true);
      expect(termMonths).toBeGreaterThanOrEqual(1);
      expect(termMonths).toBeLessThanOrEqual(600);
    }),
    { numRuns: 2_000 },
  );
});
