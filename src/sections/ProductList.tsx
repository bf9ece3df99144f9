import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowLink } from "../components/ArrowLink";
import { Badge } from "../components/Badge";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";
import { below } from "../theme/breakpoints";
import { contentWidth } from "../theme/measures";
import { color, size, space, token } from "../theme/tokens";

interface ProductListProps {
  content: { title: string; text: string | null };
  /** Every product, in card order. */
  products: readonly Queries.ListedProductFragment[];
}

/** Lists all products, available ones first. */
export function ProductList({ content, products }: ProductListProps) {
  const { about } = useSite().labels.links;
  if (products.length === 0) return null;
  const isOpen = ({ card }: Queries.ListedProductFragment) => !card.comingSoon;
  const ordered = products.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Cards>
        {ordered.map(({ path, card }) => (
          <li key={path} data-soon={card.comingSoon || undefined}>
            <Picture
              picture={card.picture}
              sizes={`(min-width: 1280px) 24rem, (min-width: 768px) 30vw, ${contentWidth}`}
            />
            <div>
              <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
              <ArrowLink to={path}>
                {card.linkLabel}
                <span className="visually-hidden">
                  {" "}
                  {fillTemplate(about, { subject: card.title })}
                </span>
              </ArrowLink>
            </div>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space[5]};
  & > li {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.background};
    box-shadow: ${token.shadow};
  }
  & > li > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: start;
    padding: min(clamp(1.25rem, 2.4vw, 2rem), 6.25vw);
  }
  & img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
    object-position: center 20%;
  }
  & h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: ${size.h4};
  }
  & p {
    flex: 1;
    margin-bottom: ${space[2]};
    color: ${color.textMuted};
  }
  ${below("sm")} {
    & > [data-soon] picture {
      display: none;
    }
  }
`;

export const query = graphql`
  fragment ListedProduct on ProductPage {
    path
    card {
      ...ProductCardFields
    }
  }
`;
