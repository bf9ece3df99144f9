import styled from "@emotion/styled";
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createStore } from "../../lib/createStore";
import { OPEN_LAYERS } from "../../lib/isUnhandledArrowKey";
import { moveFocus } from "../../lib/moveFocus";
import { from } from "../../theme/breakpoints";
import { space } from "../../theme/tokens";
import { ToastCard } from "./ToastCard";
import { dismissToast, type ToastLabels, toasts as toastStore } from "./toastList";
import { usePositionBelow } from "./usePositionBelow";

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
