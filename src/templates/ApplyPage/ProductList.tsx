import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { Cards } from "../../components/Cards";

interface ProductListProps {
  content: Queries.ApplyProductsFieldsFragment;
  /** All products, in the order of their cards. */
  products: readonly Queries.ListedProductFragment[];
}

/** Lists all products, available ones first. It is in the page's first window, so its first picture has priority. */
export function ProductList({ content, products }: ProductListProps) {
  if (products.length === 0) return null;
  const isOpen = ({ card }: Queries.ListedProductFragment) => !card.comingSoon;
  const ordered = products.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  return (
    <>
      <h2 className="visually-hidden">{content.title}</h2>
      <Cards
        priority
        cards={ordered.map(({ path, card }) => ({
          path,
          picture: card.picture,
          mark: <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>,
          title: card.title,
          text: card.description,
          linkLabel: card.linkLabel,
        }))}
      />
    </>
  );
}

export const query = graphql`
  fragment ListedProduct on ProductPage {
    path
    card {
      ...ProductCardFields
    }
  }
`;
