import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { below } from "../theme/breakpoints";
import { column, columns, covering, fitGrid, outlined, square, surface } from "../theme/parts";
import { color, contentWidth, space, token } from "../theme/tokens";
import { ArrowLink } from "./Button";
import { Picture } from "./Picture";

interface Card {
  path: string;
  picture: ComponentProps<typeof Picture>["picture"];
  mark: ReactNode;
  title: string;
  text: string;
  linkLabel: string;
}

const ROW_SIZES = `(min-width: 1312px) 24.5rem, (min-width: 768px) calc(${contentWidth} / 3 - 0.8rem), (min-width: 640px) 18rem, ${contentWidth}`;
const PAIR_SIZES = `(min-width: 1312px) 18rem, (min-width: 1024px) calc(${contentWidth} / 4 - 1rem), (min-width: 768px) calc(${contentWidth} / 2 - 0.6rem), (min-width: 640px) ${contentWidth}`;

/** The sizes of one of many pictures. On phones, it covers a square, so that a wide one needs a wider file. */
function pairSizes(picture: Card["picture"]): string {
  const { width = 1, height = 1 } = picture?.src.gatsbyImageData ?? {};
  return `${PAIR_SIZES}, ${Math.round(26 * Math.max(1, width / height))}vw`;
}

/** A row of cards that link to pages. With `priority`, the first picture is loaded eagerly. */
export function Cards({ cards, priority }: { cards: readonly Card[]; priority?: boolean }) {
  return (
    <CardGrid data-pairs={cards.length > 3 || undefined}>
      {cards.map(({ path, picture, mark, title, text, linkLabel }, index) => (
        <li key={path}>
          <Picture
            picture={picture}
            sizes={cards.length > 3 ? pairSizes(picture) : ROW_SIZES}
            priority={priority && index === 0}
          />
          <div>
            {mark}
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink to={path}>
              {linkLabel}
              <span className="visually-hidden">{` about ${title}`}</span>
            </ArrowLink>
          </div>
        </li>
      ))}
    </CardGrid>
  );
}

const CardGrid = styled.ul`
  ${fitGrid("13rem", space[5])}
  &[data-pairs] {
    ${columns("md", 2)}
    ${columns("lg", 4)}
  }
  & > li {
    position: relative;
    ${column}
    overflow: hidden;
    ${surface}
    box-shadow: ${token.shadow};
    ${outlined}
  }
  & > li > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: start;
    padding: min(clamp(1rem, 2.4vw, 2rem), 6.25vw);
  }
  & img {
    aspect-ratio: 8 / 5;
    object-fit: cover;
    object-position: center 20%;
  }
  & > li > div > svg {
    ${square("1.75rem")}
    color: ${color.emphasis};
  }
  & h3 {
    margin-block: 0;
  }
  & :not(a) + h3 {
    margin-top: ${space[4]};
  }
  /* On phones, pictures are flatter. Those of many cards are squares beside the text, unless that is too large. */
  ${below("sm")} {
    & img {
      aspect-ratio: 16 / 7;
    }
    &[data-pairs] > li:has(img) {
      display: grid;
      grid-template-columns: min(32%, 100% - 12rem) minmax(0, 1fr);
    }
    &[data-pairs] picture {
      margin: ${space[4]} 0 ${space[4]} ${space[4]};
    }
    &[data-pairs] img {
      aspect-ratio: 1;
      border-radius: ${token.radius};
    }
  }
  & p {
    flex: 1;
    margin-bottom: ${space[2]};
  }
  /* Makes the whole card clickable. */
  & a::after {
    ${covering}
  }
`;
