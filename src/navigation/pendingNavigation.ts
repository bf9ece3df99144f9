/** A navigation that takes longer than this is shown, in milliseconds. */
const SHOWN_AFTER = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let isPending = false;
const listeners = new Set<() => void>();

/** A page has been asked for. */
export function startNavigation(): void {
  timer ??= setTimeout(() => set(true), SHOWN_AFTER);
}

/** The page is shown, or will not be. */
export function endNavigation(): void {
  clearTimeout(timer);
  timer = undefined;
  set(false);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a navigation has been pending long enough to be shown. */
export const isNavigationPending = () => isPending;

function set(pending: boolean): void {
  if (pending === isPending) return;
  isPending = pending;
  for (const listener of listeners) listener();
}
