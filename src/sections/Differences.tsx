import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { Band, Container } from "../components/Layout";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";

interface DifferencesProps {
  content: Queries.DifferencesFragment;
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  ${from("lg")} {
    grid-template-columns: 5fr 7fr;
    gap: ${space[16]};
    & > div {
      position: sticky;
      top: calc(${token.headerHeight} + ${space[12]});
      align-self: start;
    }
  }
  & > div p {
    max-width: 26rem;
    margin-top: ${space[5]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

const Rows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    column-gap: ${space[5]};
    padding-block: ${space[8]};
    border-top: 2px solid ${color.text};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & svg {
    width: 2.25rem;
    height: 2.25rem;
    color: ${color.emphasis};
  }
  & h3 {
    align-self: center;
    font-size: ${size.h3};
  }
  & p {
    grid-column: 2;
    max-width: 34rem;
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

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
