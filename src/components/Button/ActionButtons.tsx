import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { space } from "../../theme/tokens";
import { ButtonLink } from "./ButtonLink";

interface ActionButtonsProps {
  /** The most important first: it alone is filled. */
  actions: readonly { label: string; to: string }[];
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${from("sm")} {
    gap: ${space[3]};
  }
`;

/** The next steps, side by side; one that leaves the site opens in a new tab. */
export function ActionButtons({ actions }: ActionButtonsProps) {
  return (
    <Row>
      {actions.map(({ label, to }, index) => (
        <ButtonLink
          key={label}
          to={to}
          variant={index === 0 ? "primary" : "secondary"}
          external={to.startsWith("https:")}
        >
          {label}
        </ButtonLink>
      ))}
    </Row>
  );
}
