import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { iconRow, square } from "../theme/parts";
import { space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";

const Anchor = styled.a`
  ${iconRow(space[2], "inline-flex")}
  min-height: 2.75rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-wrap: balance;
  & svg {
    ${square("1.15em")}
    transition: transform ${token.fast} ${token.easing};
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;

/** Renders a link with an arrow, on its own line. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor href={to}>
      {children}
      <Icon drawing={drawings.arrowRight} />
    </Anchor>
  );
}
