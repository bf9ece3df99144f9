import { useMemo } from "react";
import { createStore } from "./createStore";

/** The storage shared by all of a browser's tabs, or the storage of this tab alone. */
type Area = "localStorage" | "sessionStorage";

/** Reads a value. Returns undefined if there is none or access is denied. */
export function readStored(key: string, area: Area = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value, or deletes the stored one if the value is undefined. Returns false if the storage is full
 * or access is denied.
 */
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
 * Creates a value that components share and the browser stores. If it cannot be stored, it lasts until the
 * page is reloaded.
 * @param parse converts the parsed JSON, or undefined if nothing is stored, to the value
 */
export function createStored<Value>(
  initial: Value,
  key: string,
  area: Area,
  parse: (stored: unknown) => Value,
) {
  let unstored: Value | undefined;
  const read = () => unstored ?? parse(readStored(key, area));
  // Other tabs can change the storage, and a page restored by Back has missed their events.
  const { get, set, use } = createStore(initial, { read, events: ["storage", "pageshow"] });
  return {
    get,
    use,
    isStored: () => unstored === undefined,
    /** @param serialized the value in a form that JSON can represent; undefined deletes it from the storage */
    set(value: Value, serialized: unknown): void {
      unstored = writeStored(key, serialized, area) ? undefined : value;
      set(value);
    },
  };
}

type Entries = Readonly<Record<string, object | undefined>>;

/**
 * The entries in all forms. Marked as pure, so that pages without `useEntry` leave this out of their scripts.
 */
const entries = /* @__PURE__ */ createStored<Entries>({}, "entries", "sessionStorage", (stored) =>
  Object(stored),
);

/**
 * Returns what the visitor has entered in a form, and a function that changes parts of it. Entries survive
 * a reload and Back, because the tab stores them.
 * @param key identifies the form
 * @param initial the prerendered entry; must be the same object on every render
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
