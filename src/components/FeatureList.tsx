import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";
import { Icon } from "./Icon";

interface FeatureListProps {
  features: readonly { icon: string; title: string; description: string }[];
  className?: string;
}

const List = styled.ul`
  display: grid;
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
`;
