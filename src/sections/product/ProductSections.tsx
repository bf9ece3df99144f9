import styled from "@emotion/styled";
import { Band, Container } from "../../components/Layout";
import { Section } from "../../components/Section";
import { untranslatedFigure } from "../../lib/untranslated";
import { below, from } from "../../theme/breakpoints";
import { columns, displayText, fitGrid, muted, plainHeading, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

interface ProductFactsProps {
  content: Queries.ProductFactsFieldsFragment;
  example: Queries.ProductExampleFieldsFragment | null;
}

/** Puts the price right below the heading on phones; elsewhere next to everything, as wide as the opening's picture. */
const Columns = styled(Container)`
  ${stack(`${space[6]} ${space.columns}`)}
  & > p {
    max-width: ${token.textWidth};
    color: ${color.textMuted};
  }
  & > figure {
    margin-top: ${space[4]};
  }
  ${from("md")} {
    &:has(> figure) {
      grid-template-columns: minmax(0, 1fr) clamp(17rem, 36vw, 30rem);
      grid-template-rows: repeat(2, auto) 1fr;
    }
    & > figure {
      grid-area: 1 / 2 / 5;
      align-self: start;
      max-width: none;
      margin-top: ${space[10]};
    }
  }
`;

const Figures = styled.dl`
  ${fitGrid("8.5rem", `0 ${space[6]}`)}
  align-self: start;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  & dt {
    ${muted(space[1])}
    line-height: 1.4;
  }
  & dd {
    ${displayText(size.h3, 1.1, "-0.02em")}
  }
  /* An odd number would leave a gap. */
  ${below("sm")} {
    &[data-odd] {
      grid-template-columns: none;
    }
  }
  ${columns("lg", "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))")}
`;

/** Lists the product's key figures, and the price of its example. */
export function ProductFacts({ content, example }: ProductFactsProps) {
  return (
    <Band data-background="warm">
      <Columns>
        <h2>{content.title}</h2>
        {example && <LoanPrice figures={example.figures} note={example.note} />}
        {content.text && <p>{content.text}</p>}
        <Figures data-odd={content.facts.length % 2 ? "" : undefined}>
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

const Criteria = styled.ul`
  ${fitGrid("18rem", `${space[12]} ${space.columns}`)}
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
    ${muted(space[3])}
  }
`;

/** Lists the conditions for the loan, each with a large figure. */
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
