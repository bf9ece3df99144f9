import { useMemo } from "react";
import { createStored } from "./storage";

type Entries = Readonly<Record<string, object | undefined>>;

const entries = createStored<Entries>({}, "entries", "sessionStorage", (stored) => Object(stored));

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
