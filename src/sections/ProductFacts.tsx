import styled from "@emotion/styled";
import { Band, Container } from "../components/Layout";
import { untranslatedFigure } from "../lib/untranslated";
import { from } from "../theme/breakpoints";
import { columns, displayText, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

interface ProductFactsProps {
  content: Queries.ProductFactsFieldsFragment;
  example: Queries.RepresentativeExampleFragment | null;
}

/**
 * Phones have the price right below the heading, in the second window of the page; it is beside the
 * heading and the text on tablets, beside all on laptops.
 */
const Columns = styled(Container)`
  ${stack(`${space[8]} clamp(3rem, 6vw, 6rem)`)}
  & > h2 {
    max-width: 22ch;
    font-size: ${size.h3};
  }
  & > p {
    max-width: ${token.textWidth};
    color: ${color.textMuted};
  }
  & > figure {
    margin-top: 0;
  }
  ${from("md")} {
    row-gap: ${space[3]};
    & > dl {
      grid-column: 1 / -1;
      margin-top: ${space[5]};
    }
    &:has(> figure) {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 24rem);
    }
    & > figure {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${from("lg")} {
    & > figure {
      grid-row: span 3;
      align-self: center;
    }
    &:has(> figure) {
      grid-template-rows: auto auto 1fr;
      & > dl {
        grid-column: 1;
      }
    }
  }
`;

const Figures = styled.dl`
  display: grid;
  align-self: start;
  ${columns("sm", 2)}
  ${from("md")} {
    &:has(> :nth-of-type(3):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding: ${space[5]} ${space[6]} ${space[5]} 0;
    border-top: 1px solid ${color.line};
  }
  & dd {
    ${displayText(size.h3, 1.1, "-0.02em")}
  }
  & dt {
    color: ${color.textMuted};
  }
`;

/** The product in figures, each with what it counts, and the price of its example. */
export function ProductFacts({ content, example }: ProductFactsProps) {
  return (
    <Band data-background="warm">
      <Columns>
        <h2>{content.title}</h2>
        {example && <LoanPrice figures={example.figures} note={example.note} />}
        {content.text && <p>{content.text}</p>}
        <Figures>
          {content.facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...untranslatedFigure(value)}>{value}</dd>
            </div>
          ))}
        </Figures>
      </Columns>
    </Band>
  );
}
