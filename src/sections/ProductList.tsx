import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Badge } from "../components/Badge";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";
import { from } from "../theme/breakpoints";
import { contentWidth } from "../theme/measures";
import { stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface ProductListProps {
  content: { title: string; text: string | null };
  /** Every product, in the order of their cards. */
  products: readonly Queries.ListedProductFragment[];
}

const Entries = styled.ul`
  ${stack(space[5])}
  ${from("lg")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    & > li:not([data-soon]) {
      grid-row: span 2;
    }
    &[data-beside] > li[data-soon] {
      grid-column: 2;
    }
    &:not([data-beside]) > li[data-soon]:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  & > li {
    display: grid;
    align-content: start;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.background};
    box-shadow: ${token.shadow};
  }
  & > li > div {
    padding: min(clamp(1.25rem, 2.4vw, 2rem), 6.25vw);
  }
  & img {
    height: 100%;
    object-fit: cover;
    object-position: right top;
  }
  & > li:not([data-soon]) img {
    aspect-ratio: 4 / 3;
    height: auto;
    object-position: center 20%;
  }
  ${from("sm")} {
    & > li[data-soon] {
      grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
      align-content: stretch;
    }
  }
  & h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: ${size.h4};
  }
  & > li:not([data-soon]) h3 {
    font-size: ${size.h3};
  }
  & p {
    color: ${color.textMuted};
  }
  & a {
    margin-top: ${space[3]};
  }
`;

/**
 * All products: the available ones on large cards in two columns, then the coming ones, beside the last
 * large card where it has its row alone, or else below.
 */
export function ProductList({ content, products }: ProductListProps) {
  const open = products.filter(({ card }) => !card.comingSoon);
  const coming = products.filter(({ card }) => card.comingSoon);
  if (products.length === 0) return null;
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Entries data-beside={open.length % 2 === 1 || undefined}>
        {[...open, ...coming].map((product) => (
          <ProductEntry key={product.path} product={product} />
        ))}
      </Entries>
    </Section>
  );
}

/** One product in a list: its picture, whether it is open, and the link to it. */
function ProductEntry({ product }: { product: Queries.ListedProductFragment }) {
  const { about } = useSite().labels.links;
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
          <span className="visually-hidden"> {fillTemplate(about, { subject: card.title })}</span>
        </ArrowLink>
      </div>
    </li>
  );
}
