import { loanNode } from "./loanNode";

const SITE = "https://lender.example";

const nodeOf = (minimumAmount: number | null, maximumAmount: number | null) =>
  loanNode(
    { url: SITE, territory: "Three Islands" },
    {
      path: "/boats",
      card: { title: "Boat loans", description: "For a boat." },
      offer: { minimumAmount, maximumAmount, minimumTermMonths: 3, maximumTermMonths: 48 },
    },
  );

it.each([
  [1000, 20_000, { currency: "TTD", minValue: 1000, maxValue: 20_000 }],
  [null, 20_000, { currency: "TTD", maxValue: 20_000 }],
  [null, null, undefined],
])("gives the terms, and amounts from %s to %s where there are some", (least, most, amount) => {
  const node = JSON.parse(JSON.stringify(nodeOf(least, most)));
  // No rate, because a flat monthly rate is not an annual percentage rate.
  expect(node).toEqual({
    "@type": "LoanOrCredit",
    "@id": `${SITE}/boats#loan`,
    name: "Boat loans",
    description: "For a boat.",
    url: `${SITE}/boats`,
    areaServed: "Three Islands",
    currency: "TTD",
    ...(amount && { amount: { "@type": "MonetaryAmount", ...amount } }),
    loanTerm: { "@type": "QuantitativeValue", minValue: 3, maxValue: 48, unitCode: "MON" },
    provider: { "@id": `${SITE}/#organization` },
  });
});
