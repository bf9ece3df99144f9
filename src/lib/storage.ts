import { useMemo } from "react";
import { createStore } from "./createStore";

/** The storage shared by all tabs of a browser, or that of one tab. */
type Area = "localStorage" | "sessionStorage";

/** Reads a value: undefined when there is none, or when access is denied. */
export function readStored(key: string, area: Area = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or deletes it when it is undefined. Returns false where the storage is denied or full. */
export function writeStored(key: string, value: unknown, area: Area = "localStorage"): boolean {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a value that components share, stored in the browser or the tab. If that is refused, it lasts as
 * long as the document.
 * @param parse returns the value from its stored form, if there is one
 */
export function createStored<Value>(
  initial: Value,
  key: string,
  area: Area,
  parse: (stored: unknown) => Value,
) {
  let unstored: Value | undefined;
  const read = () => unstored ?? parse(readStored(key, area));
  // Other tabs change the storage, and a page that Back restores has received no event about it.
  const { get, set, use } = createStore(initial, { read, events: ["storage", "pageshow"] });
  return {
    get,
    use,
    isStored: () => unstored === undefined,
    /** @param serialized the value as JSON can represent it; undefined deletes it from the storage */
    set(value: Value, serialized: unknown): void {
      unstored = writeStored(key, serialized, area) ? undefined : value;
      set(value);
    },
  };
}

type Entries = Readonly<Record<string, object | undefined>>;

/** Marked as pure, so that pages without such a form omit it from their scripts. */
const entries = /* @__PURE__ */ createStored<Entries>({}, "entries", "sessionStorage", (stored) =>
  Object(stored),
);

/**
 * Returns the visitor's entries in a form, and a function that changes some of them. The tab stores them,
 * through a reload and Back too.
 * @param key names the form
 * @param initial the prerendered entry; always the same object
 */
export function useEntry<Entry extends object>(key: string, initial: Entry) {
  const changed = entries.use()[key];
  const entry: Entry = useMemo(() => ({ ...initial, ...changed }), [initial, changed]);
  const change = (part: Partial<Entry>) => {
    const before = entries.get();
    const after = { ...before, [key]: { ...before[key], ...part } };
    entries.set(after, after);
  };
  return [entry, change] as const;
}
