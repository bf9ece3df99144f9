import styled from "@emotion/styled";
import { FeatureList } from "../components/FeatureList";
import { Band, Container } from "../components/Layout";
import { Section } from "../components/Section";
import { untranslatedFigure } from "../lib/untranslated";
import { from } from "../theme/breakpoints";
import { columns, displayText, outlined, plainHeading, square, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

interface ProductFactsProps {
  content: Queries.ProductFactsFieldsFragment;
  example: Queries.ProductExampleFieldsFragment | null;
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

/** Four index cards with edges of different colours. */
const Types = styled(FeatureList)`
  gap: ${space[4]};
  ${columns("sm", 2)}
  ${columns("xl", 4)}
  & > li {
    --edge: ${color.accent};
    padding: ${space[6]} ${space[6]} ${space[8]};
    border-top: 8px solid var(--edge);
    border-radius: ${token.radius};
    background: ${color.background};
    box-shadow: ${token.shadow};
    ${outlined}
  }
  & > li:nth-of-type(4n + 2) {
    --edge: ${color.danger};
  }
  & > li:nth-of-type(4n + 3) {
    --edge: ${color.emphasis};
  }
  & > li:nth-of-type(4n) {
    --edge: ${color.text};
  }
  & svg {
    ${square("2.25rem")}
    color: ${color.text};
  }
  & h3 {
    margin-block: ${space[10]} ${space[3]};
    ${displayText(size.h4, 1.08, "-0.02em")}
  }
`;

/** The kinds of loan that one product has. */
export function LoanTypes({ content }: { content: Queries.ProductLoanTypesFieldsFragment }) {
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Types features={content.types} />
    </Section>
  );
}

const Criteria = styled.ul`
  ${stack(`${space[12]} clamp(2rem, 6vw, 6rem)`)}
  ${columns("md", "repeat(auto-fit, minmax(18rem, 1fr))")}
  & > li {
    position: relative;
    padding-left: ${space[8]};
  }
  & > li::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 10px;
    border-radius: 5px;
    background: url("/patterns/madras.svg") center / 9rem;
  }
  & h3 {
    font-size: ${size.h1};
    letter-spacing: -0.03em;
    line-height: 1;
    color: ${color.emphasis};
  }
  & small {
    display: block;
    margin-top: ${space[3]};
    ${plainHeading}
    color: ${color.text};
  }
  & p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/** Who can have the loan: one large figure for each condition. */
export function Eligibility({ content }: { content: Queries.EligibilityFieldsFragment }) {
  return (
    <Section title={content.title} text={content.text}>
      <Criteria>
        {content.criteria.map(({ value, label, description }) => (
          <li key={label}>
            <h3>
              <span {...untranslatedFigure(value)}>{value}</span> <small>{label}</small>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </Criteria>
    </Section>
  );
}
