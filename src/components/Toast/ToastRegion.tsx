import {
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { fillTemplate } from "../../lib/fillTemplate";
import { moveFocus } from "../../lib/moveFocus";
import { drawings, Icon } from "../Icon";
import { Card, Dismiss, Region } from "./styles";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  type ToastLabels,
} from "./toastList";
import { usePositionBelow } from "./usePositionBelow";

/** The current toasts: failures in an assertive live region, the others in a polite one. */
export function ToastRegion({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  usePositionBelow(region, toasts.at(-1));

  const dismiss = useCallback((id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    const below = currentToasts().find((toast) => toast.id === id)?.below;
    dismissToast(id);
    const next = [previousFocus.current, below, document.querySelector("main h1")].find(
      isFocusable,
    );
    if (hadFocus && next instanceof HTMLElement) moveFocus(next);
    // A removed element fires neither pointerleave nor blur.
    setHovered(false);
    setFocused(false);
  }, []);
  useLayoutEffect(() => {
    // A replaced toast fires no blur either: its successor takes over the focus.
    if (toasts.length > 0 && isFocused && document.activeElement === document.body)
      [...(region.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  }, [toasts, isFocused]);
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };

  const cards = (destructive: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "destructive") === destructive)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={labels.dismiss}
          paused={isHovered || isFocused}
          onDismiss={dismiss}
        />
      ));
  return (
    <Region
      ref={region}
      aria-label={labels.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        const newest = toasts.at(-1);
        if (key === "Escape" && newest) dismiss(newest.id);
      }}
    >
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </Region>
  );
}

/** Whether an element is still there and not disabled. */
const isFocusable = (element: Element | null | undefined): boolean =>
  Boolean(element?.isConnected && !element.matches(":disabled"));

const DEFAULT_DURATION = 5000;

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  /** Stops the timer during hover and focus. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, dismissLabel, paused, onDismiss }: ToastCardProps) {
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
