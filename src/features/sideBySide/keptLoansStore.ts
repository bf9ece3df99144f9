import { useSyncExternalStore } from "react";
import { hasLoans, type KeptLoan, MAXIMUM_LOANS, parseLoans, serializeLoans } from "./keptLoans";

const STORAGE_KEY = "kwedi.loans";

/** The loans of the comparison, and where they are. */
export interface KeptLoans {
  readonly loans: readonly KeptLoan[];
  /** Whether they came with a link while the browser has others of the visitor's. */
  readonly areFromLink: boolean;
  /** False where the browser refuses to store them. */
  readonly areStored: boolean;
  /** Whether the visitor has changed them on this page, so that they are announced. */
  readonly areChanged: boolean;
}

const NONE: KeptLoans = { loans: [], areFromLink: false, areStored: true, areChanged: false };

let current: KeptLoans | undefined;
const listeners = new Set<() => void>();

/** Returns the loans of the URL's fragment, else those of the storage. */
function read(): KeptLoans {
  const linked = hasLoans(window.location.hash.slice(1))
    ? parseLoans(window.location.hash.slice(1))
    : [];
  let stored: readonly KeptLoan[] = [];
  let areStored = true;
  try {
    stored = parseLoans(localStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    areStored = false;
  }
  if (linked.length === 0) return { ...NONE, loans: stored, areStored };
  const hasOthers = stored.length > 0 && serializeLoans(stored) !== serializeLoans(linked);
  return hasOthers
    ? { ...NONE, loans: linked, areFromLink: true, areStored }
    : { ...NONE, loans: linked, areStored: store(linked) };
}

/** @returns whether the browser has stored them */
function store(loans: readonly KeptLoan[]): boolean {
  try {
    if (loans.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, serializeLoans(loans));
    return true;
  } catch {
    return false;
  }
}

function publish(next: KeptLoans | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

const snapshot = () => {
  current ??= read();
  return current;
};

const reread = () => publish(undefined);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    // Another tab changes the storage; a link within the page changes the fragment.
    for (const event of ["storage", "hashchange"]) window.addEventListener(event, reread);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of ["storage", "hashchange"]) window.removeEventListener(event, reread);
    // The next page has a fragment of its own.
    current = undefined;
  };
}

/** Returns the loans of the comparison; none during hydration. */
export const useKeptLoans = (): KeptLoans => useSyncExternalStore(subscribe, snapshot, () => NONE);

/** Replaces the loans. The link that they came with no longer applies, so the URL loses it. */
export function changeLoans(loans: readonly KeptLoan[]): void {
  if (hasLoans(window.location.hash.slice(1))) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }
  publish({ ...NONE, loans, areStored: store(loans), areChanged: true });
}

/** Adds a loan, unless there are three already. */
export function keepLoan(loan: KeptLoan): void {
  const { loans } = snapshot();
  if (loans.length < MAXIMUM_LOANS) changeLoans([...loans, loan]);
}

/** Shows the visitor's own loans instead of a link's. */
export function showOwnLoans(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  reread();
}
