import { useMemo } from "react";
import { createStore } from "./createStore";

/** The storage that all tabs of a browser share, or the storage of one tab. */
type Area = "localStorage" | "sessionStorage";

/** Reads a value: undefined where there is none, or where access is denied. */
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
 * Creates a value that components share, and that the browser or the tab stores. Where that is refused, it lasts
 * as long as the document.
 * @param parse returns the value of what is stored, if anything
 */
export function createStored<Value>(
  initial: Value,
  key: string,
  area: Area,
  parse: (stored: unknown) => Value,
) {
  let unstored: Value | undefined;
  const read = () => unstored ?? parse(readStored(key, area));
  // Another tab changes the storage; a page that Back restores has received no event of such a change.
  const { get, set, use } = createStore(initial, { read, events: ["storage", "pageshow"] });
  return {
    get,
    use,
    isStored: () => unstored === undefined,
    /** @param serialized the value as JSON can hold it; undefined deletes it from the storage */
    set(value: Value, serialized: unknown): void {
      unstored = writeStored(key, serialized, area) ? undefined : value;
      set(value);
    },
  };
}

type Entries = Readonly<Record<string, object | undefined>>;

/** Marked as pure, so that the script of a page without such a form leaves it out. */
const entries = /* @__PURE__ */ createStored<Entries>({}, "entries", "sessionStorage", (stored) =>
  Object(stored),
);

/**
 * Returns what the visitor has entered in a form, and a function that changes a part of it. The tab keeps it,
 * also through a reload and Back.
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
