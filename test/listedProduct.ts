/** Returns a product as the lists of products show it. */
export const listedProduct = (
  title: string,
  comingSoon: boolean,
): Queries.ListedProductFragment => ({
  path: `/${title.toLowerCase()}`,
  card: {
    order: 1,
    title,
    description: `About ${title}.`,
    badge: comingSoon ? "Coming Soon" : "Available Now",
    comingSoon,
    linkLabel: "Learn More",
    picture: { alt: title, src: { gatsbyImageData: null } },
  },
});
