import styled from "@emotion/styled";
import { Portrait } from "../../components/Portrait";
import { Quote } from "../../components/Type";
import { space } from "../../theme/tokens";

interface LeaderQuoteProps {
  quote: Queries.QuoteFieldsFragment;
  "data-large"?: "";
}

/** Quotes a leader, with a small portrait next to the name. */
export const LeaderQuote = ({ quote, ...look }: LeaderQuoteProps) => (
  <Spoken>
    <Quote {...look}>{quote.quote}</Quote>
    <figcaption>
      <Portrait {...quote} />
    </figcaption>
  </Spoken>
);

const Spoken = styled.figure`
  break-inside: avoid;
  & figcaption {
    margin-top: ${space[6]};
  }
`;
