import { useSyncExternalStore } from "react";

interface Source<State> {
  /** Reads the state from the browser when the first component starts to use it. */
  read: () => State;
  /** The window events on which the state is read again, as long as a component uses it. */
  events: readonly string[];
}

/**
 * Creates a value that components share outside React.
 * @param initial the initial value; if there is a source, the value during hydration
 */
export function createStore<State>(initial: State, source?: Source<State>) {
  let current: { readonly state: State } | undefined;
  const listeners = new Set<() => void>();
  const get = (): State => {
    current ??= { state: source ? source.read() : initial };
    return current.state;
  };
  const set = (state: State): void => {
    // While no component uses the value, events are not handled, so the next component reads the state again.
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
      // The state may have changed by the time a later page uses it.
      current = undefined;
    };
  };
  /** Returns the value, and re-renders the component when it changes. */
  const use = (): State => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, use };
}
