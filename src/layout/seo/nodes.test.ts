import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";
import { nodes } from "./nodes";

const lender = {
  ...readContent<Queries.LenderFieldsFragment>("site.yaml"),
  url: "https://lender.example",
  territory: "Three Islands",
};

test("lists every office of several, the main one as the organization", () => {
  const [main] = lender.offices;
  if (!main) throw new Error("There is no office.");
  const page = { path: "/ask" };
  expect(nodes.offices({ ...lender, offices: [main] }, page)).toBeUndefined();
  const phone = { display: "+1 246-555-0173", url: "tel:+12465550173" };
  const offices = [main, { ...main, city: "Bay", phone }, { ...main, name: "Hill Desk" }];
  expect(nodes.offices({ ...lender, name: "Örn", offices }, page)).toMatchObject({
    itemListElement: [
      { "@id": `${lender.url}/#organization` },
      { name: "Örn, Bay", telephone: phone.display, address: { addressLocality: "Bay" } },
      { name: "Örn, Hill Desk", telephone: lender.phone.display },
    ],
  });
});

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
  [false, { minValue: 5_000, maxValue: 50_000 }],
  [true, undefined],
])("states a loan's amounts unless it is coming soon (%s)", (comingSoon, amount) => {
  const card = { title: "Boat loans", description: "For a boat.", comingSoon };
  const product = { path: "/boats", card, ratePlan: STANDALONE_PLAN };
  const { amount: stated } = Object(nodes.loan(lender, product));
  expect(stated).toEqual(amount && { "@type": "MonetaryAmount", currency: "TTD", ...amount });
});
