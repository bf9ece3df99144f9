import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Checklists } from "../Checklists/Checklists";

interface RequirementsProps {
  content: Queries.RequirementsFragment;
  ground?: "plain" | "warm";
}

/** What to bring, as lists under a heading. */
export function Requirements({ content, ground = "warm" }: RequirementsProps) {
  return (
    <Band data-ground={ground}>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Checklists lists={content.lists} />
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Requirements on Requirements {
    title
    text
    lists {
      ...ChecklistData
    }
  }
`;
