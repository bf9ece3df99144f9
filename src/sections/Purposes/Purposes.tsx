import { graphql } from "gatsby";
import { Half, Halves } from "./styles";

interface PurposesProps {
  content: Queries.PurposesFragment;
}

/** Vision and mission: two halves of the screen, one dark and one of the brand's accent. */
export function Purposes({ content: { vision, mission } }: PurposesProps) {
  return (
    <Halves>
      {[vision, mission].map(({ title, statement, text }, index) => (
        <Half key={title} data-tone={index === 0 ? "dark" : undefined}>
          <div>
            <h2>{title}</h2>
            <p>{statement}</p>
            <p>{text}</p>
          </div>
        </Half>
      ))}
    </Halves>
  );
}

export const query = graphql`
  fragment PurposeData on Purpose {
    title
    statement
    text
  }
  fragment Purposes on CorporateProfilePage {
    vision {
      ...PurposeData
    }
    mission {
      ...PurposeData
    }
  }
`;
