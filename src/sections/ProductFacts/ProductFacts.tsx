import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Figures } from "./styles";

interface ProductFactsProps {
  content: Queries.ProductFactsFragment;
}

/** The product in figures, each with what it counts. */
export function ProductFacts({ content }: ProductFactsProps) {
  return (
    <Band data-ground="warm">
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
