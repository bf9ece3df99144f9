import styled from "@emotion/styled";
import { useCallback, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createStore } from "../../lib/createStore";
import { fillTemplate } from "../../lib/fillTemplate";
import { OPEN_LAYERS } from "../../lib/isUnhandledArrowKey";
import { moveFocus } from "../../lib/moveFocus";
import { from } from "../../theme/breakpoints";
import { centred, column, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { drawings, Icon } from "../Icon";

export type ToastLabels = Queries.ToastLabelsFieldsFragment;

export interface ToastMessage {
  title: string;
  text?: string;
  /** Destructive toasts report a failure, which screen readers announce immediately. */
  tone?: "plain" | "destructive";
  /** In milliseconds; 5,000 by default. */
  duration?: number;
}

interface Toast extends ToastMessage {
  id: number;
}

const MAX_TOASTS = 3;

const DEFAULT_DURATION = 5000;

/** In milliseconds. Screen readers announce a toast only if the live region existed before, and was empty. */
const REGION_SETTLES_AFTER = 100;

let lastId = 0;

/** The visible toasts, oldest first. */
const toastStore = createStore<readonly Toast[]>([]);

const dismissToast = (id: number) =>
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));

let mounted: Promise<void> | undefined;

/**
 * Adds a toast. Renders the region on the first call. A toast replaces earlier failures and any toast with
 * the same text, so that screen readers announce it again.
 */
export async function addToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  mounted ??= mountRegion(labels);
  await mounted;
  // Closes an open dialog, or keeps it from opening, because it would cover the toast.
  document.opened = true;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  const others = toastStore
    .get()
    .filter(
      ({ title, text, tone }) =>
        tone !== "destructive" && !(title === message.title && text === message.text),
    );
  lastId += 1;
  toastStore.set([...others, { ...message, id: lastId }].slice(-MAX_TOASTS));
}

function mountRegion(labels: ToastLabels): Promise<void> {
  const container = document.createElement("div");
  createRoot(container).render(<ToastRegion labels={labels} />);
  document.body.append(container);
  return new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER));
}

function ToastRegion({ labels }: { labels: ToastLabels }) {
  const toasts = toastStore.use();
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);

  const dismiss = useCallback((id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    dismissToast(id);
    if (!hadFocus) return;
    const { current } = previousFocus;
    const isFocusable = current?.isConnected && !current.matches(":disabled");
    moveFocus(isFocusable ? current : document.querySelector<HTMLElement>("main h1"));
  }, []);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // A toast may cover the focused element, so Escape dismisses it. Open menus and dialogs close first.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OPEN_LAYERS)) dismiss(newest);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [newest, dismiss]);

  const cards = (destructive: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "destructive") === destructive)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={labels.dismiss} onDismiss={dismiss} />
      ));
  return (
    <Region
      className="screen-only"
      ref={region}
      aria-label={labels.region}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          previousFocus.current = relatedTarget;
      }}
    >
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </Region>
  );
}

/**
 * Toasts are at the bottom. On phones, where the keyboard may cover the bottom, failures are below the
 * header.
 */
const Region = styled.section`
  position: fixed;
  z-index: 15;
  inset: ${token.headerHeight} ${space.gutter} ${space.gutter};
  ${column}
  justify-content: space-between;
  pointer-events: none;
  & > [aria-live="polite"] {
    order: 1;
  }
  ${from("md")} {
    left: auto;
    justify-content: end;
    width: 24rem;
  }
`;

const hidden = createStore(false, { read: () => document.hidden, events: ["visibilitychange"] });

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** The timer pauses while the toast is hovered over or focused, or while the page is not visible. */
function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, title, text, tone, duration = DEFAULT_DURATION } = toast;
  const [isHeld, setHeld] = useState(false);
  const isPaused = hidden.use() || isHeld;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, id, duration, onDismiss]);
  return (
    <Card
      data-destructive={tone === "destructive" || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <Dismiss
        type="button"
        aria-label={fillTemplate(dismissLabel, { title })}
        onClick={() => onDismiss(id)}
      >
        <Icon drawing={drawings.close} />
      </Dismiss>
    </Card>
  );
}

const Card = styled.div`
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
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
  color: ${color.text};
  box-shadow: ${token.shadowOverlay};
  font-size: ${size.compact};
  line-height: 1.45;
  pointer-events: auto;
  animation: appear ${token.fast} ${token.easing};
  & p {
    margin-top: ${space[1]};
    white-space: pre-line;
    color: ${color.textMuted};
  }
  &[data-destructive] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
    color: ${color.danger};
    & p {
      color: ${color.text};
    }
  }
  ${from("md")} {
    font-size: ${size.body};
  }
`;

const Dismiss = styled.button`
  ${centred("min(2.75rem, 14vw)")}
  margin-block: calc(-1 * ${space[2]});
  border-radius: ${token.radiusSmall};
  color: inherit;
  & svg {
    ${square("1.25rem")}
  }
`;
