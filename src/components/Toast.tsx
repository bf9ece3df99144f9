import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { createStore } from "../lib/createStore";
import { OPEN_LAYERS } from "../lib/isUnhandledArrowKey";
import { moveFocus } from "../lib/moveFocus";
import { from, roomBelowAnswer } from "../theme/breakpoints";
import { centred, column, square } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";

export interface ToastMessage {
  title: string;
  text?: string;
  /** Destructive toasts report a failure, which screen readers announce immediately. */
  tone?: "plain" | "destructive";
  /** In milliseconds; 5,000 by default. */
  duration?: number;
  /** Whether it is at the bottom where the calculator's answer, of which it speaks, stays below the header. */
  isLow?: boolean;
}

type Toast = ToastMessage & { id: number };
const isError = ({ tone }: Toast) => tone === "destructive";

/** The toasts on screen, oldest first. */
const toastStore = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast for a few seconds, even across navigations. It replaces an error and a toast with the same
 * text, and is below any other.
 */
export function showToast(message: ToastMessage): void {
  // Closes an open dialog, or keeps it from opening, because it would cover the toast.
  document.opened = true;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  const { title, text } = message;
  const isOther = (toast: Toast) =>
    !isError(toast) && (toast.title !== title || toast.text !== text);
  lastId += 1;
  toastStore.set([...toastStore.get().filter(isOther), { ...message, id: lastId }]);
}

/** The element that had the focus before a toast had it. */
let previousFocus: HTMLElement | null = null;

/** Removes a toast. If a toast has the focus, returns it to the element that had it before. */
function dismiss(toast: Toast): void {
  const hasFocus = document.activeElement?.closest("[data-toasts]");
  toastStore.set(toastStore.get().filter((other) => other !== toast));
  if (!hasFocus) return;
  const isFocusable = previousFocus?.isConnected && !previousFocus.matches(":disabled");
  moveFocus(isFocusable ? previousFocus : document.querySelector<HTMLElement>("main h1"));
}

/**
 * The toasts of the whole site. The live regions are part of every page, because screen readers announce only
 * what is added to one that is there. They are a region of their own while a toast is shown.
 */
export function Toasts() {
  const toasts = toastStore.use();
  const newest = toasts.at(-1);
  useEffect(() => {
    // A toast may cover the focused element, so Escape dismisses it. Open menus and dialogs close first.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (newest && key === "Escape" && !document.querySelector(OPEN_LAYERS)) dismiss(newest);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [newest]);
  const card = (toast: Toast) => <ToastCard key={toast.id} toast={toast} />;
  return (
    <Region
      className="screen-only"
      data-toasts
      data-low={toasts.some(({ isLow }) => isLow) || undefined}
      aria-label={newest && "Notifications"}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus = relatedTarget as HTMLElement;
      }}
    >
      <div aria-live="assertive">{toasts.filter(isError).map(card)}</div>
      <div aria-live="polite">{toasts.filter((toast) => !isError(toast)).map(card)}</div>
    </Region>
  );
}

/** On phones, toasts are below the header, because what they speak of and the keyboard are at the bottom. */
const Region = styled.section`
  position: fixed;
  z-index: 15;
  inset: ${token.barHeight} ${space.gutter} ${space.gutter};
  ${column}
  pointer-events: none;
  ${from("md")} {
    left: auto;
    flex-direction: column-reverse;
    justify-content: end;
    width: 24rem;
  }
  ${roomBelowAnswer} {
    &[data-low] {
      flex-direction: column;
      justify-content: end;
    }
  }
`;

const hidden = createStore(false, { read: () => document.hidden, events: ["visibilitychange"] });

/** The timer pauses while the toast is hovered over or focused, or while the page is not visible. */
function ToastCard({ toast }: { toast: Toast }) {
  const { title, text, duration = 5000 } = toast;
  const [isHeld, setHeld] = useState(false);
  const isPaused = hidden.use() || isHeld;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismiss, duration, toast);
    return () => clearTimeout(timer);
  }, [isPaused, toast, duration]);
  return (
    <Card
      data-destructive={isError(toast) || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={`Dismiss: ${title}`} onClick={() => dismiss(toast)}>
        <Icon drawing={drawings.close} />
      </button>
    </Card>
  );
}

const Card = styled.div`
  @keyframes appear { from { opacity: 0; transform: translateY(0.5rem); } }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
  max-height: 80vh;
  overflow-y: auto;
  margin-top: ${space[3]};
  padding: ${space[4]} ${space[2]} ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.emphasis};
  border-radius: ${token.radius};
  background: ${color.background};
  box-shadow: ${token.shadowOverlay};
  font-size: ${size.compact};
  pointer-events: auto;
  animation: appear ${token.fast} ${token.easing};
  & p {
    margin-top: ${space[1]};
    white-space: pre-line;
    color: ${color.text};
  }
  &[data-destructive] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
    color: ${color.danger};
  }
  & > button {
    ${centred("min(2.75rem, 14vw)")}
    margin-block: calc(-1 * ${space[2]});
  }
  & svg {
    ${square("1.25rem")}
  }
`;
