import type { GraphNode } from "./structuredData";

interface ListedProduct {
  readonly path: string;
  readonly card: { readonly title: string };
}

/** The products as a list that leads to their pages, for the home page's linked data. */
export const productList = (site: string, products: readonly ListedProduct[]): GraphNode => ({
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
