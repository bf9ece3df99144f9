import { useSyncExternalStore } from "react";

interface Source<State> {
  /** Reads the state from the browser when the first component uses it. */
  read: () => State;
  /** Events of the window that change the state while components use it. */
  events: Readonly<Record<string, (state: State) => State>>;
}

/**
 * Creates a value outside of React that components share.
 * @param initial the value without a source; with one, the value during hydration
 */
export function createStore<State>(initial: State, source?: Source<State>) {
  let current: { readonly state: State } | undefined;
  const listeners = new Set<() => void>();
  const get = (): State => {
    current ??= { state: source ? source.read() : initial };
    return current.state;
  };
  const set = (state: State): void => {
    // Without components no event is heard, and the next component reads the browser.
    current = source && listeners.size === 0 ? undefined : { state };
    for (const listener of listeners) listener();
  };
  const handlers = Object.entries(source?.events ?? {}).map(
    ([event, next]) => [event, () => set(next(get()))] as const,
  );
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0)
      for (const [event, handle] of handlers) window.addEventListener(event, handle);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (!source || listeners.size > 0) return;
      for (const [event, handle] of handlers) window.removeEventListener(event, handle);
      // The next page may find another state.
      current = undefined;
    };
  };
  /** Returns the value, and renders the component again when it changes. */
  const use = (): State => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, subscribe, use };
}
