import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Columns, Rows } from "./styles";

interface DifferencesProps {
  content: Queries.DifferencesFragment;
}

/** What sets the lender apart: the heading stays while its reasons pass by. */
export function Differences({ content: { difference, differences } }: DifferencesProps) {
  return (
    <Band aria-labelledby="differences-title">
      <Columns>
        <div>
          <h2 id="differences-title">{difference.title}</h2>
          {difference.lead && <p>{difference.lead}</p>}
        </div>
        <Rows>
          {differences.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon drawing={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Rows>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment Differences on AboutPage {
    difference {
      title
      lead
    }
    differences {
      ...FeatureData
    }
  }
`;
