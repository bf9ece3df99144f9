import { type GraphNode, reference } from "./structuredData";

/**
 * Returns a loan calculator as structured data. It has no rate, because search engines would show a
 * flat monthly rate, or twelve times it, as an annual percentage rate.
 * @param site the site's public URL, without a slash at its end
 */
export function calculatorNode(
  site: string,
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
