import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { displayText, iconRow, muted, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface LeaderQuoteProps {
  quote: Queries.QuoteFieldsFragment;
  "data-large"?: "";
}

/** Quotes a leader, with a small portrait next to the name. */
export const LeaderQuote = ({ quote, ...figure }: LeaderQuoteProps) => (
  <Quote {...figure}>
    <blockquote>
      <p>“{quote.quote}”</p>
    </blockquote>
    <figcaption>
      <Picture picture={quote.picture} sizes="5rem" />
      <span>
        <strong>{quote.name}</strong> {quote.role}
      </span>
    </figcaption>
  </Quote>
);

const Quote = styled.figure`
  max-width: 56rem;
  break-inside: avoid;
  & blockquote {
    ${displayText(size.h3, 1.2, "-0.015em")}
    text-wrap: pretty;
  }
  &[data-large] {
    max-width: none;
    & blockquote {
      font-size: ${size.h2};
    }
    & blockquote p {
      text-wrap: balance;
    }
  }
  & figcaption {
    ${iconRow(space[4])}
    ${muted(space[6])}
  }
  & img {
    ${square("5rem")}
    border-radius: ${token.radiusRound};
    object-fit: cover;
    object-position: 50% 20%;
  }
  & strong {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
`;
