import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Parties } from "./styles";

interface DeductionMeaningProps {
  content: Queries.DeductionMeaningFragment;
}

/** What each of those who take part in salary deduction does. */
export function DeductionMeaning({ content }: DeductionMeaningProps) {
  return (
    <Band>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Parties>
          {content.parties.map(({ icon, name, duties }) => (
            <li key={name}>
              <h3>
                <Icon drawing={icon} />
                {name}
              </h3>
              <ol>
                {duties.map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ol>
            </li>
          ))}
        </Parties>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment DeductionMeaning on DeductionMeaning {
    title
    text
    parties {
      icon
      name
      duties
    }
  }
`;
