import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { Portrait, Quote } from "./styles";

interface LeaderQuoteProps {
  quote: Queries.QuoteDataFragment;
  /** Where the portrait stands on wide screens. */
  side: "left" | "right";
}

/** What a leader says, large, beside a portrait that stands on the section's lower edge. */
export function LeaderQuote({ quote, side }: LeaderQuoteProps) {
  return (
    <Quote data-side={side}>
      {quote.picture && (
        <Portrait>
          <Picture
            picture={quote.picture}
            sizes="(min-width: 1280px) 27rem, (min-width: 1024px) 34vw, (min-width: 768px) 32vw, min(18rem, 72vw)"
          />
        </Portrait>
      )}
      <figure>
        <blockquote>
          <p>“{quote.quote}”</p>
        </blockquote>
        <figcaption>
          <strong>{quote.name}</strong>
          <span>{quote.role}</span>
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
