import type { GraphNode } from "./structuredData";

/** Returns the news items as structured data: a list of articles on other sites. */
export function noticesNode(
  page: string,
  notices: readonly Queries.NoticeFieldsFragment[],
): GraphNode {
  return {
    "@type": "ItemList",
    "@id": `${page}#news`,
    numberOfItems: notices.length,
    itemListElement: notices.map(({ title, date, source, summary, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: {
        "@type": "NewsArticle",
        headline: title,
        description: summary,
        datePublished: date,
        url,
        publisher: { "@type": "Organization", name: source },
      },
    })),
  };
}
