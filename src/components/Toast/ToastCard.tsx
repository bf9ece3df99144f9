import { useCallback } from "react";
import { drawings } from "../Icon/drawings";
import { Icon } from "../Icon/Icon";
import { Card, Dismiss } from "./styles";
import type { Toast } from "./toastList";
import { useDismissTimer } from "./useDismissTimer";

const DEFAULT_DURATION = 5000;

interface ToastCardProps {
  toast: Toast;
  /** The time stands still, because the visitor reads. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

/** One message: what happened, what follows from it, and a button to be rid of it. */
export function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const { id, title, text, tone, duration = DEFAULT_DURATION } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  useDismissTimer(duration, paused, dismiss);
  return (
    <Card data-destructive={tone === "destructive" || undefined}>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <Dismiss type="button" aria-label={`Dismiss: ${title}`} onClick={dismiss}>
        <Icon drawing={drawings.close} />
      </Dismiss>
    </Card>
  );
}
