import { useSyncExternalStore } from "react";

interface Source<State> {
  /** Reads the state from the browser when the first component uses it. */
  read: () => State;
  /** The window events after which the state is read again while components use it. */
  events: readonly string[];
}

/**
 * Creates a value outside React that components share.
 * @param initial the value without a source; with a source, the value during hydration
 */
export function createStore<State>(initial: State, source?: Source<State>) {
  let current: { readonly state: State } | undefined;
  const listeners = new Set<() => void>();
  const get = (): State => {
    current ??= { state: source ? source.read() : initial };
    return current.state;
  };
  const set = (state: State): void => {
    // Without components, no event is handled, and the next component reads the browser.
    current = source && listeners.size === 0 ? undefined : { state };
    for (const listener of listeners) listener();
  };
  const refresh = () => source && set(source.read());
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0)
      for (const event of source?.events ?? []) window.addEventListener(event, refresh);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (!source || listeners.size > 0) return;
      for (const event of source.events) window.removeEventListener(event, refresh);
      // The state may have changed by the next page.
      current = undefined;
    };
  };
  /** Returns the value, and renders the component again when it changes. */
  const use = (): State => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, subscribe, use };
}
