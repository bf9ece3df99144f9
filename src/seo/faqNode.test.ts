import { readContent } from "../../test/readContent";
import { faqNode } from "./faqNode";

it("contains the page's text verbatim when its markup is removed", () => {
  const page = readContent<{ path: string } & Queries.FaqFragment>("faq/page.yaml");
  const [first] = page.tabs;
  const question = {
    id: "one",
    question: "How?",
    answer: '<p>By <a href="/x">5 &lt; 6</a>.</p>\n<ul>\n<li>A &amp; B</li>\n</ul>',
  };
  const tab = { ...first, questions: [question] } as (typeof page.tabs)[number];
  expect(faqNode("https://kwedi.example", { ...page, tabs: [tab] })).toMatchObject({
    "@type": "FAQPage",
    "@id": "https://kwedi.example/faq#questions",
    mainEntity: [
      {
        "@id": "https://kwedi.example/faq#one",
        name: "How?",
        acceptedAnswer: { text: "By 5 < 6. A & B" },
      },
    ],
  });
});
