/** The key of a calculator's last choice, in the tab's storage. */
export const CHOICE_KEY = "calculator";

/** The key of the loans side by side. */
export const LOANS_KEY = "kept-loans";

/** What a page shows again when it is opened. Drafts are not among it: they are never discarded. */
const KEPT: readonly [storage: "localStorage" | "sessionStorage", key: string][] = [
  ["sessionStorage", CHOICE_KEY],
  ["localStorage", LOANS_KEY],
];

/**
 * Removes what a page shows again when it is opened, for a page that may have broken by it.
 * @returns a function that puts it back
 */
export function setAsideKept(): () => void {
  const removed = KEPT.flatMap(([storage, key]) => {
    try {
      const value = window[storage].getItem(key);
      window[storage].removeItem(key);
      return value === null ? [] : [() => window[storage].setItem(key, value)];
    } catch {
      // Storage is forbidden, so it keeps nothing.
      return [];
    }
  });
  return () => {
    for (const restore of removed) restore();
  };
}
