import styled from "@emotion/styled";
import type { MouseEvent, ReactNode } from "react";
import { row } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { Button } from "../Button";

export interface LoadErrorProps {
  message: string;
  /** The label of the button that tries again. */
  retry: string;
  onRetry: (event: MouseEvent<HTMLElement>) => void;
  /** What else the visitor can do. */
  children?: ReactNode;
}

/** Fixed to the bottom of the window, so that it is visible and moves nothing. */
const Notice = styled.div`
  position: fixed;
  z-index: 14;
  inset: auto ${space[4]} ${space[4]};
  ${row(`${space[3]} ${space[5]}`)}
  align-items: center;
  max-width: 40rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  border-radius: ${token.radius};
  background: ${color.noticeBackground};
  color: ${color.notice};
  box-shadow: ${token.shadowOverlay};
`;

/** Reports that a section could not be loaded, and offers to try again. */
export function LoadError({ message, retry, onRetry, children }: LoadErrorProps) {
  return (
    <Notice className="screen-only" role="alert">
      <span>{message}</span>
      <Button type="button" data-variant="secondary" data-size="small" onClick={onRetry}>
        {retry}
      </Button>
      {children}
    </Notice>
  );
}
