import type { GraphNode } from "./structuredData";

interface ListedProduct {
  readonly path: string;
  readonly card: { readonly title: string };
}

/** Returns the home page's list of products as structured data. */
export const productListNode = (site: string, products: readonly ListedProduct[]): GraphNode => ({
  "@type": "ItemList",
  "@id": `${site}/#products`,
  numberOfItems: products.length,
  itemListElement: products.map(({ path, card }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: card.title,
    url: `${site}${path}`,
  })),
});
