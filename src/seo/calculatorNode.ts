import { type GraphNode, reference, type Site } from "./structuredData";

/**
 * Returns a loan calculator as structured data. It has no rate, because search engines would show a
 * flat monthly rate, or twelve times it, as an annual percentage rate.
 */
export function calculatorNode(
  { url: site }: Site,
  { path, label, seo }: Pick<Queries.ContentPageFieldsFragment, "path" | "label" | "seo">,
): GraphNode {
  return {
    "@type": "WebApplication",
    "@id": `${site}${path}#calculator`,
    name: label,
    description: seo.description,
    url: `${site}${path}`,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    provider: reference(`${site}/#organization`),
  };
}
