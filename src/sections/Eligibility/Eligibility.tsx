import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Criteria } from "./styles";

interface EligibilityProps {
  content: Queries.EligibilityFragment;
}

/** Who can have the loan: one large figure for each condition. */
export function Eligibility({ content }: EligibilityProps) {
  return (
    <Band>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Criteria>
          {content.criteria.map(({ value, label, description }) => (
            <li key={label}>
              <h3>
                {value} <small>{label}</small>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </Criteria>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Eligibility on Eligibility {
    title
    text
    criteria {
      value
      label
      description
    }
  }
`;
