import { type FocusEvent, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { Region } from "./styles";
import { ToastCard } from "./ToastCard";
import { currentToasts, dismissToast, onToastsChange } from "./toastList";
import { usePlaceBelow } from "./usePlaceBelow";

/** Everything that is being told right now: failures in one live list, the rest in another. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  usePlaceBelow(region, toasts.at(-1));

  const dismiss = useCallback((id: number) => {
    const heldFocus = region.current?.contains(document.activeElement);
    dismissToast(id);
    if (heldFocus) cameFrom.current?.focus();
    // What leaves the page tells of no leaving pointer or focus.
    setPointed(false);
    setFocused(false);
  }, []);
  const enter = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  const cards = (destructive: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "destructive") === destructive)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={pointed || focused} onDismiss={dismiss} />
      ));
  return (
    <Region
      ref={region}
      aria-label="Notifications"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
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
