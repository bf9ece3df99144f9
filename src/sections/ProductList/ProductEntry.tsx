import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { Badge } from "../../components/Badge/Badge";
import { Picture } from "../../components/Picture/Picture";

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
            ? "(min-width: 1024px) 14rem, 40vw"
            : "(min-width: 1024px) 34rem, calc(100vw - 2.25rem)"
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
