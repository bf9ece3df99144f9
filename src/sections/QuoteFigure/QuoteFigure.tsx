import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Thumbnail } from "../../components/Thumbnail/Thumbnail";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

interface QuoteFigureProps {
  quote: Queries.QuoteDataFragment;
}

const Quote = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  ${from("md")} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space[10]};
  }
  & img {
    width: 8rem;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: top;
    border-radius: ${token.radiusLarge};
    ${from("md")} {
      width: 10rem;
    }
  }
  & blockquote {
    font: 600 ${size.h3} / 1.25 ${token.fontText};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & figcaption {
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
  & figcaption strong {
    color: ${color.text};
  }
`;

/** What a person says, with their portrait where there is one. */
export function QuoteFigure({ quote }: QuoteFigureProps) {
  return (
    <Quote>
      {quote.picture && (
        <Thumbnail picture={quote.picture} sizes="(min-width: 768px) 10rem, 8rem" />
      )}
      <figure>
        <blockquote>
          <p>“{quote.quote}”</p>
        </blockquote>
        <figcaption>
          <strong>{quote.name}</strong>, {quote.role}
        </figcaption>
      </figure>
    </Quote>
  );
}

export const query = graphql`
  fragment QuoteData on Quote {
    quote
    name
    role
    picture {
      ...ThumbnailData
    }
  }
`;
