/** Returns a product with the fields that product lists query. */
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
