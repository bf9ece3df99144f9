import styled from "@emotion/styled";
import { columns, plainHeading, square } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { Icon } from "./Icon";

interface FeatureListProps {
  features: readonly { icon: string; title: string; description: string }[];
  className?: string;
}

const List = styled.ul`
  display: grid;
  & svg {
    ${square("2rem")}
    color: ${color.emphasis};
  }
  & h3 {
    margin-block: ${space[4]} ${space[2]};
    ${plainHeading}
  }
  & p {
    color: ${color.textMuted};
  }
`;

/** A list of features: icon, title and description. `styled(FeatureList)` lays it out. */
export const FeatureList = ({ features, className }: FeatureListProps) => (
  <List className={className}>
    {features.map(({ icon, title, description }) => (
      <li key={title}>
        <Icon drawing={icon} />
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </List>
);

/** Features in up to three columns, each below a line. */
export const FeatureGrid = styled(FeatureList)`
  gap: ${space[10]} ${space[12]};
  ${columns("sm", 2)}
  ${columns("lg", 3)}
  & > li {
    padding-top: ${space[5]};
    border-top: 2px solid ${color.text};
  }
`;
