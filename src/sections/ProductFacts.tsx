import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Band, Container } from "../components/Layout";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";

interface ProductFactsProps {
  content: Queries.ProductFactsFragment;
}

const Figures = styled.div`
  & h2 {
    max-width: 22ch;
    font-size: ${size.h3};
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
  & dl {
    display: grid;
    margin-top: ${space[8]};
    ${from("sm")} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from("md")} {
      &:has(> :nth-of-type(3):last-of-type) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    ${from("lg")} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin-top: ${space[12]};
    }
  }
  & dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding: ${space[5]} ${space[6]} ${space[5]} 0;
    border-top: 1px solid ${color.line};
  }
  & dd {
    font: 700 ${size.h3} / 1.1 ${token.fontDisplay};
    letter-spacing: -0.02em;
  }
  & dt {
    color: ${color.textMuted};
  }
`;

/** The product in figures, each with what it counts. */
export function ProductFacts({ content }: ProductFactsProps) {
  return (
    <Band data-background="warm">
      <Container>
        <Figures>
          <h2>{content.title}</h2>
          {content.text && <p>{content.text}</p>}
          <dl>
            {content.facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Figures>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment ProductFacts on ProductFacts {
    title
    text
    facts {
      value
      label
    }
  }
`;
