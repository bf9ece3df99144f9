import styled from "@emotion/styled";
import { Band } from "../components/Layout";
import { Picture } from "../components/Picture";
import { from } from "../theme/breakpoints";
import { displayText, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface LeaderQuoteProps {
  quote: Queries.QuoteFieldsFragment;
  /** The portrait's side on wide screens. */
  side: "left" | "right";
}

/** The section around the quote. The portrait reaches its lower edge. */
export const QuoteBand = styled(Band)`
  padding-bottom: 0;
`;

const Quote = styled.div`
  ${stack(space[8])}
  & > figure {
    order: -1;
    padding-bottom: ${space.section};
  }
  /* Replaces the section's padding. */
  & > figure:only-child {
    padding-bottom: ${space.section};
  }
  & blockquote {
    ${displayText(size.h3, 1.2, "-0.015em")}
    text-wrap: pretty;
  }
  & blockquote p {
    text-indent: -0.45em;
  }
  & figcaption {
    ${stack(space[1])}
    margin-top: ${space[6]};
    padding-left: ${space[5]};
    border-left: 3px solid ${color.accent};
    color: ${color.textMuted};
  }
  & strong {
    font-weight: 600;
    color: ${color.text};
  }
  ${from("md")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
    gap: ${space.columns};
    align-items: end;
    & > figure {
      align-self: center;
      padding-bottom: ${space[12]};
    }
    &[data-side="right"] {
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    }
    &[data-side="left"] > figure {
      order: 0;
    }
    & > figure:only-child {
      grid-column: 1 / -1;
      max-width: 52rem;
    }
  }
  break-inside: avoid;
`;

const Portrait = styled.div`
  display: none;
  border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
  overflow: hidden;
  ${from("md")} {
    display: block;
    width: 100%;
    max-width: 15rem;
  }
  [data-side="right"] > & {
    justify-self: end;
  }
`;

export function LeaderQuote({ quote, side }: LeaderQuoteProps) {
  return (
    <Quote data-side={side}>
      {quote.picture && (
        <Portrait>
          <Picture picture={quote.picture} sizes="15rem" />
        </Portrait>
      )}
      <figure>
        <blockquote>
          <p>“{quote.quote}”</p>
        </blockquote>
        <figcaption>
          <strong>{quote.name}</strong> <span>{quote.role}</span>
        </figcaption>
      </figure>
    </Quote>
  );
}
