/** Returns a product with the data that product lists show. */
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
