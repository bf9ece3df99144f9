import { faqNode } from "./faqNode";

it("contains the page's text verbatim when its markup is removed", () => {
  const question = {
    id: "one",
    question: "How?",
    answer: '<p>By <a href="/x">5 &lt; 6</a>.</p>\n<ul>\n<li>A &amp; B</li>\n</ul>',
  };
  const page = { path: "/ask", tabs: [{ questions: [question] }] };
  expect(faqNode({ url: "https://lender.example" }, page)).toMatchObject({
    "@type": "FAQPage",
    "@id": "https://lender.example/ask#questions",
    mainEntity: [
      {
        "@id": "https://lender.example/ask#one",
        name: "How?",
        acceptedAnswer: { text: "By 5 < 6. A & B" },
      },
    ],
  });
});
