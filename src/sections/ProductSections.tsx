import styled from "@emotion/styled";
import { Entry } from "../components/Entries";
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
  ${stack(`${space[8]} ${space.columns}`)}
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
      margin-top: ${space[5]};
    }
    &:has(> figure) {
      grid-template:
        "title price" auto
        "text price" 1fr
        "facts facts" auto
        / minmax(0, 1fr) minmax(0, 24rem);
    }
    &:has(> figure) > dl {
      grid-area: facts;
    }
    & > figure {
      grid-area: price;
    }
  }
  ${from("lg")} {
    &:has(> figure) {
      grid-template-areas: "title price" "text price" "facts price";
    }
    & > figure {
      align-self: center;
    }
  }
`;

const Figures = styled.dl`
  display: grid;
  align-self: start;
  ${columns("sm", 2)}
  ${from("md")} {
    &[data-thirds] {
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
        <Figures data-thirds={content.facts.length === 3 || undefined}>
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

/** The edges of the cards, one after the other. */
const EDGES = ["accent", "danger", "emphasis", "text"] as const;

/** Index cards with edges of different colours. */
const Types = styled.ul`
  ${stack(space[4])}
  ${columns("sm", 2)}
  ${columns("xl", 4)}
  & > li {
    padding: ${space[6]} ${space[6]} ${space[8]};
    border-top: 8px solid;
    border-radius: ${token.radius};
    background: ${color.background};
    box-shadow: ${token.shadow};
    ${outlined}
  }
${EDGES.map((edge) => `& > [data-edge="${edge}"] { border-top-color: ${color[edge]}; }`).join("\n")}
  & svg {
    ${square("2.25rem")}
    color: ${color.text};
  }
  & h3 {
    margin-block: ${space[10]} ${space[3]};
    ${displayText(size.h4, 1.08, "-0.02em")}
  }
  & p {
    color: ${color.textMuted};
  }
`;

/** The kinds of loan that one product has. */
export function LoanTypes({ content }: { content: Queries.ProductLoanTypesFieldsFragment }) {
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Types>
        {content.types.map((type, index) => (
          <li key={type.title} data-edge={EDGES[index % EDGES.length]}>
            <Entry {...type} />
          </li>
        ))}
      </Types>
    </Section>
  );
}

const Criteria = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[12]} ${space.columns};
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
