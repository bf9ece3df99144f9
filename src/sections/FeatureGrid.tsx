import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";

interface FeatureGridProps {
  features: readonly Queries.FeatureDataFragment[];
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[10]} ${space[12]};
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    padding-top: ${space[5]};
    border-top: 2px solid ${color.text};
  }
  & svg {
    width: 2rem;
    height: 2rem;
    color: ${color.emphasis};
  }
  & h3 {
    margin-block: ${space[4]} ${space[2]};
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & p {
    color: ${color.textMuted};
  }
`;

/** Advantages side by side, each with its icon. */
export function FeatureGrid({ features }: FeatureGridProps) {
  return (
    <Grid>
      {features.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon drawing={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Grid>
  );
}

export const query = graphql`
  fragment FeatureData on Feature {
    icon
    title
    description
  }
`;
