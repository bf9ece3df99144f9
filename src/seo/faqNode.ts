import { plainText } from "../lib/plainText";
import type { GraphNode } from "./structuredData";

/** The questions and answers as linked data, verbatim as on the page. */
export function faqNode(site: string, page: { path: string } & Queries.FaqFragment): GraphNode {
  const address = `${site}${page.path}`;
  return {
    "@type": "FAQPage",
    "@id": `${address}#questions`,
    inLanguage: "en-TT",
    mainEntity: page.tabs
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        "@type": "Question",
        "@id": `${address}#${id}`,
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  };
}
