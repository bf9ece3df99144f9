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

type Entries = Readonly<Record<string, object | undefined>>;

/** The entries that the tab could not store. They last until the page is reloaded. */
let unstored: Entries | undefined;

/**
 * The entries in all forms. Marked as pure, so that pages without `useEntry` leave this out of their scripts.
 */
const entries = /* @__PURE__ */ createStore<Entries>(
  {},
  {
    read: () => unstored ?? Object(readStored("entries", "sessionStorage")),
    // A page restored by Back has missed what later pages stored.
    events: ["pageshow"],
  },
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
    unstored = writeStored("entries", after, "sessionStorage") ? undefined : after;
    entries.set(after);
  };
  return [entry, change] as const;
}
