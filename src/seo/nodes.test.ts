import { nodes } from "./nodes";

const lender = { url: "https://lender.example", territory: "Three Islands" };

test("questions contain the page's text verbatim, without markup", () => {
  const question = {
    id: "one",
    question: "How?",
    keywords: null,
    answer: '<p>By <a href="/x">5 &lt; 6</a>.</p>\n<ul>\n<li>A &amp; B</li>\n</ul>',
  };
  expect(
    nodes.questions(lender, { path: "/ask", tabs: [{ questions: [question] }] }),
  ).toMatchObject({
    "@type": "FAQPage",
    "@id": `${lender.url}/ask#questions`,
    mainEntity: [
      {
        "@id": `${lender.url}/ask#one`,
        name: "How?",
        acceptedAnswer: { text: "By 5 < 6. A & B" },
      },
    ],
  });
});

test.each([
  [1000, 20_000, { currency: "TTD", minValue: 1000, maxValue: 20_000 }],
  [null, 20_000, { currency: "TTD", maxValue: 20_000 }],
  [null, null, undefined],
])(
  "describes a loan by its terms, and by its amounts if they are known: from %s to %s",
  (minimum, maximum, amount) => {
    const loan = {
      path: "/boats",
      card: { title: "Boat loans", description: "For a boat." },
      limits: {
        minimumAmount: minimum,
        maximumAmount: maximum,
        minimumTermMonths: 3,
        maximumTermMonths: 48,
      },
    };
    // No rate, because a flat monthly rate is not an annual percentage rate.
    expect(JSON.parse(JSON.stringify(nodes.loan(lender, loan)))).toEqual({
      "@type": "LoanOrCredit",
      "@id": `${lender.url}/boats#loan`,
      name: "Boat loans",
      description: "For a boat.",
      url: `${lender.url}/boats`,
      areaServed: "Three Islands",
      currency: "TTD",
      ...(amount && { amount: { "@type": "MonetaryAmount", ...amount } }),
      loanTerm: { "@type": "QuantitativeValue", minValue: 3, maxValue: 48, unitCode: "MON" },
      provider: { "@id": `${lender.url}/#organization` },
    });
  },
);
