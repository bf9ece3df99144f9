import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createStore } from "../../lib/createStore";
import { fillTemplate } from "../../lib/fillTemplate";
import { OPEN_LAYERS } from "../../lib/isUnhandledArrowKey";
import { moveFocus } from "../../lib/moveFocus";
import { breakpoints, from } from "../../theme/breakpoints";
import { centred, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { drawings, Icon } from "../Icon";
import { dismissToast, type Toast, type ToastLabels, toasts as toastStore } from "./toastList";

const readHidden = () => document.visibilityState === "hidden";

/** Whether the visitor is in another tab or app. */
const hidden = createStore(false, { read: readHidden, events: { visibilitychange: readHidden } });

/** The current toasts: failures in an assertive live region, the others in a polite one. */
export function ToastRegion({ labels }: { labels: ToastLabels }) {
  const toasts = toastStore.use();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = hidden.use();
  const previousFocus = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  usePositionBelow(region, toasts.at(-1));

  const dismiss = useCallback((id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    const below = toastStore.get().find((toast) => toast.id === id)?.below;
    dismissToast(id);
    const next = [previousFocus.current, below, document.querySelector("main h1")].find(
      isFocusable,
    );
    if (hadFocus && next instanceof HTMLElement) moveFocus(next);
    // A removed element fires neither pointerleave nor blur.
    setHovered(false);
    setFocused(false);
  }, []);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // A toast may cover what has the focus. Menus and dialogs close first.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OPEN_LAYERS)) dismiss(newest);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [newest, dismiss]);
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
          paused={isHovered || isFocused || isHidden}
          onDismiss={dismiss}
        />
      ));
  return (
    <Region
      className="screen-only"
      ref={region}
      aria-label={labels.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
    >
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </Region>
  );
}

const isFocusable = (element: Element | null | undefined): boolean =>
  Boolean(element?.isConnected && !element.matches(":disabled"));

/** Fixed: at the bottom of the screen on phones, otherwise in a corner. `data-positioned` puts it on the page. */
const Region = styled.section`
  position: fixed;
  z-index: 15;
  inset: auto ${space.gutter} ${space[4]};
  pointer-events: none;
  &[data-positioned] {
    position: absolute;
    bottom: auto;
    scroll-margin-block: ${space[4]};
  }
  ${from("md")} {
    inset: auto ${space.gutter} ${space.gutter} auto;
    width: 24rem;
  }
`;

/**
 * On phones, positions the region on the page below the element that the newest toast belongs to, so
 * that it covers nothing above and scrolls along, if the window has room for it and for what has the focus.
 * Otherwise the style sheet's fixed corner applies.
 */
function usePositionBelow(region: RefObject<HTMLElement | null>, newest: Toast | undefined) {
  useLayoutEffect(() => {
    const element = region.current;
    const below = newest?.below;
    if (!element || !below || !isPhone() || pushesFocusOut(element, below)) return;
    const position = () => {
      const isPositioned = isPhone() && below.isConnected;
      element.toggleAttribute("data-positioned", isPositioned);
      const { bottom } = below.getBoundingClientRect();
      element.style.top = isPositioned ? `${window.scrollY + bottom}px` : "";
    };
    position();
    element.scrollIntoView({ block: "nearest" });
    // A form's height changes when error messages appear or disappear.
    const observer = new ResizeObserver(position);
    observer.observe(below);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      element.removeAttribute("data-positioned");
      element.style.top = "";
    };
  }, [region, newest]);
}

const isPhone = () => window.innerWidth < breakpoints.md;

function pushesFocusOut(toast: HTMLElement, below: Element): boolean {
  const focused = document.activeElement;
  if (!focused || !below.contains(focused)) return false;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  const bottom = below.getBoundingClientRect().bottom + toast.offsetHeight;
  return bottom - focused.getBoundingClientRect().top > window.innerHeight - header;
}

const DEFAULT_DURATION = 5000;

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  /** Stops the timer, while the toast is hovered, has the focus or cannot be seen. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

/** A toast, which disappears by its button or after its time. */
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
