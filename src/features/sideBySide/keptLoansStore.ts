import { useSyncExternalStore } from "react";
import { LOANS_KEY } from "../../lib/keptData";
import {
  hasLoans,
  isDamaged,
  type KeptLoan,
  MAXIMUM_LOANS,
  parseLoans,
  serializeLoans,
} from "./keptLoans";

/** The loans of the comparison: the visitor's own, and those of a link, which are only looked at. */
export interface KeptLoans {
  readonly own: readonly KeptLoan[];
  /** The loans of the URL's fragment, unless they are the visitor's own. */
  readonly shared: readonly KeptLoan[];
  readonly showsShared: boolean;
  /** Whether loans of the link could not be read. */
  readonly isDamaged: boolean;
  /** False where the browser refuses to store the visitor's own. */
  readonly areStored: boolean;
  /** Whether the visitor has changed them on this page, so that they are announced. */
  readonly areChanged: boolean;
}

const NONE: KeptLoans = {
  own: [],
  shared: [],
  showsShared: false,
  isDamaged: false,
  areStored: true,
  areChanged: false,
};

let current: KeptLoans | undefined;
/** The visitor's own loans where the browser does not store them; they last as long as the document. */
let unstored: readonly KeptLoan[] | undefined;
const listeners = new Set<() => void>();

/** Returns the visitor's own loans, and whether the browser stores them. */
function readOwn(): Pick<KeptLoans, "own" | "areStored"> {
  if (unstored) return { own: unstored, areStored: false };
  try {
    return { own: parseLoans(localStorage.getItem(LOANS_KEY) ?? ""), areStored: true };
  } catch {
    return { own: [], areStored: false };
  }
}

/** Returns the loans of the URL's fragment. A fragment without loans returns nothing. */
function readShared(own: readonly KeptLoan[]): Partial<KeptLoans> {
  const fragment = window.location.hash.slice(1);
  if (!hasLoans(fragment)) return {};
  const linked = parseLoans(fragment);
  const shared = serializeLoans(linked) === serializeLoans(own) ? [] : linked;
  return { shared, showsShared: shared.length > 0, isDamaged: isDamaged(fragment) };
}

const snapshot = (): KeptLoans => {
  if (!current) {
    const { own, areStored } = readOwn();
    current = { ...NONE, own, areStored, ...readShared(own) };
  }
  return current;
};

function publish(change: Partial<KeptLoans>): void {
  current = { ...snapshot(), ...change };
  for (const listener of listeners) listener();
}

/** Another tab changes the storage. */
const onStorage = () => publish(readOwn());

/** A link within the page changes the fragment. Loans of a link remain until others replace them. */
const onHashChange = () => publish(readShared(snapshot().own));

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    window.addEventListener("hashchange", onHashChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("hashchange", onHashChange);
    // The next page has a fragment of its own.
    current = undefined;
  };
}

/** Returns the loans of the comparison; none during hydration. */
export const useKeptLoans = (): KeptLoans => useSyncExternalStore(subscribe, snapshot, () => NONE);

/** Replaces the visitor's own loans. */
export function changeLoans(own: readonly KeptLoan[], others: Partial<KeptLoans> = {}): void {
  const areStored = store(own);
  unstored = areStored ? undefined : own;
  publish({ own, areStored, areChanged: true, ...others });
}

/** @returns whether the browser has stored them */
function store(loans: readonly KeptLoan[]): boolean {
  try {
    if (loans.length === 0) localStorage.removeItem(LOANS_KEY);
    else localStorage.setItem(LOANS_KEY, serializeLoans(loans));
    return true;
  } catch {
    return false;
  }
}

/** Adds a loan to the visitor's own, unless there are three already. */
export function keepLoan(loan: KeptLoan): void {
  const { own } = snapshot();
  if (own.length < MAXIMUM_LOANS) changeLoans([...own, loan]);
}

/** Shows the loans of the link, or the visitor's own. Neither is lost. */
export const showShared = (showsShared: boolean): void => publish({ showsShared });

/** Makes these the visitor's own loans. They no longer depend on the link, so the URL loses it. */
export function adoptLoans(loans: readonly KeptLoan[]): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  changeLoans(loans, { shared: [], showsShared: false, isDamaged: false });
}

/** Returns the fragment by which a link takes loans along that the browser does not store. */
export const unstoredLoans = ({ own, areStored }: KeptLoans): string =>
  areStored || own.length === 0 ? "" : `#${serializeLoans(own)}`;
