import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { square } from "../theme/parts";
import { token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";

const Anchor = styled.a`
  display: inline-block;
  padding-block: 0.6rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-wrap: balance;
  /* Leaves space for the arrow, which stays next to the last word. */
  & > span {
    padding-right: 1.65em;
  }
  & svg {
    ${square("1.15em")}
    display: inline;
    margin-left: -1.15em;
    vertical-align: -0.2em;
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
      <span>{children}</span>
      <Icon drawing={drawings.arrowRight} />
    </Anchor>
  );
}
