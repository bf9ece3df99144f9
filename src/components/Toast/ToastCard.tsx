import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useCallback, useEffect, useRef } from "react";
import { fillTemplate } from "../../lib/fillTemplate";
import { from } from "../../theme/breakpoints";
import { centred, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { drawings, Icon } from "../Icon";
import type { Toast } from "./toastList";

const DEFAULT_DURATION = 5000;

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  /** Stops the timer, while the toast is hovered, has the focus or cannot be seen. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

/** A toast, which disappears by its button or after its time. */
export function ToastCard({ toast, dismissLabel, paused, onDismiss }: ToastCardProps) {
  const { id, title, text, tone, duration = DEFAULT_DURATION } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  useDismissTimer(duration, paused, dismiss);
  return (
    <Card data-destructive={tone === "destructive" || undefined}>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <Dismiss type="button" aria-label={fillTemplate(dismissLabel, { title })} onClick={dismiss}>
        <Icon drawing={drawings.close} />
      </Dismiss>
    </Card>
  );
}

/** Calls `dismiss` after `duration` milliseconds, not counting the time while paused. */
function useDismissTimer(duration: number, paused: boolean, dismiss: () => void): void {
  const remaining = useRef(duration);
  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(dismiss, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [paused, dismiss]);
}

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  max-height: 80vh;
  overflow-y: auto;
  margin-top: ${space[3]};
  padding: ${space[4]} ${space[2]} ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.emphasis};
  border-radius: ${token.radius};
  background: ${color.background};
  color: ${color.text};
  box-shadow: ${token.shadowOverlay};
  font-size: 1rem;
  line-height: 1.45;
  pointer-events: auto;
  animation: ${appear} ${token.fast} ${token.easing};
  & p {
    margin-top: ${space[1]};
    font-size: 0.9375rem;
    white-space: pre-line;
    color: ${color.textMuted};
  }
  &[data-destructive] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
    color: ${color.danger};
  }
  &[data-destructive] p {
    color: ${color.text};
  }
  ${from("md")} {
    font-size: ${size.body};
  }
`;

const Dismiss = styled.button`
  ${centred("2.75rem")}
  margin-block: calc(-1 * ${space[2]});
  border-radius: ${token.radiusSmall};
  color: inherit;
  & svg {
    ${square("1.25rem")}
  }
`;
