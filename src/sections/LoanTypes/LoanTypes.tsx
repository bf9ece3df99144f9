import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Types } from "./styles";

interface LoanTypesProps {
  content: Queries.LoanTypesFragment;
}

/** The kinds of loan that one product has. */
export function LoanTypes({ content }: LoanTypesProps) {
  return (
    <Band data-ground="warm">
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Types>
          {content.types.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon drawing={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Types>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment LoanTypes on ProductLoanTypes {
    title
    text
    types {
      ...FeatureData
    }
  }
`;
