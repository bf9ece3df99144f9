import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { Badge } from "../../components/Badge/Badge";
import { Picture } from "../../components/Picture/Picture";
import { contentWidth } from "../../theme/measures";

interface ProductEntryProps {
  product: Queries.ProductEntryFragment;
}

/** One product in a list: its picture, whether it is open, and the link to it. */
export function ProductEntry({ product }: ProductEntryProps) {
  const { path, card } = product;
  return (
    <li data-soon={card.comingSoon || undefined}>
      <Picture
        picture={card.picture}
        sizes={
          card.comingSoon
            ? `(min-width: 1024px) 21rem, (min-width: 768px) 15.5rem, ${contentWidth}`
            : `(min-width: 1280px) 35.5rem, (min-width: 1024px) 45.5vw, ${contentWidth}`
        }
      />
      <div>
        <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>
        <h3>{card.title}</h3>
        <p>{card.description}</p>
        <ArrowLink to={path}>
          {card.linkLabel}
          <span className="visually-hidden"> about {card.title}</span>
        </ArrowLink>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment ProductEntry on ProductPage {
    path
    card {
      title
      description
      badge
      comingSoon
      linkLabel
      picture {
        ...PictureData
      }
    }
  }
`;
