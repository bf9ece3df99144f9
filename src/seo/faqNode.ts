import { locale } from "../lender";
import { plainText } from "../lib/plainText";
import type { GraphNode, Site } from "./structuredData";

interface QuestionsPage {
  path: string;
  tabs: readonly Pick<Queries.FaqTabFieldsFragment, "questions">[];
}

/** Returns the questions and answers as structured data, verbatim as on the page. */
export function faqNode({ url: site }: Site, page: QuestionsPage): GraphNode {
  const address = `${site}${page.path}`;
  return {
    "@type": "FAQPage",
    "@id": `${address}#questions`,
    inLanguage: locale,
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
