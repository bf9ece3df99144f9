import { useEffect } from "react";
import type { CurrencyCode } from "../../lending/money";
import { createStore } from "../../lib/createStore";
import { LOANS_KEY } from "../../lib/keptData";
import { isRendered } from "../../lib/renderedPage";
import { isDamaged, type KeptLoan, parseLoans, serializeLoans } from "./keptLoans";
import { linkedLoans } from "./linkedLoans";

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
  /** Whether the visitor has changed them since the page was opened, so that they are announced. */
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

/** The visitor's own loans where the browser does not store them; they last as long as the document. */
let unstored: readonly KeptLoan[] | undefined;

function readOwn(): Pick<KeptLoans, "own" | "areStored"> {
  if (unstored) return { own: unstored, areStored: false };
  try {
    return { own: parseLoans(localStorage.getItem(LOANS_KEY) ?? ""), areStored: true };
  } catch {
    return { own: [], areStored: false };
  }
}

/** The comparison stays where another tab has removed its last loan. */
function rereadOwn(kept: KeptLoans): KeptLoans {
  const read = readOwn();
  const isShorter = read.own.length < kept.own.length;
  return { ...kept, ...read, areChanged: kept.areChanged || isShorter };
}

/** Returns the loans of the URL's fragment. A fragment without loans returns nothing. */
function readShared(own: readonly KeptLoan[]): Partial<KeptLoans> {
  const serialized = linkedLoans();
  if (!serialized) return {};
  const linked = parseLoans(serialized);
  const shared = serializeLoans(linked) === serializeLoans(own) ? [] : linked;
  return { shared, showsShared: shared.length > 0, isDamaged: isDamaged(serialized) };
}

const store = createStore<KeptLoans>(NONE, {
  read() {
    const { own, areStored } = readOwn();
    return { ...NONE, own, areStored, ...readShared(own) };
  },
  events: {
    // Another tab changes the storage.
    storage: rereadOwn,
    // A page that Back restores has received no event of such a change.
    pageshow: rereadOwn,
    // A link within the page changes the fragment. Loans of a link remain until others replace them.
    hashchange: (kept) => ({ ...kept, ...readShared(kept.own) }),
  },
});

/** Returns the loans of the comparison; none during hydration. */
export const useKeptLoans = store.use;

const publish = (change: Partial<KeptLoans>) => store.set({ ...store.get(), ...change });

/** Replaces the visitor's own loans. Loans that the URL had of them follow. */
export function changeLoans(own: readonly KeptLoan[], others: Partial<KeptLoans> = {}): void {
  unstored = undefined;
  try {
    if (own.length === 0) localStorage.removeItem(LOANS_KEY);
    else localStorage.setItem(LOANS_KEY, serializeLoans(own));
  } catch {
    unstored = own;
  }
  publish({ own, areStored: !unstored, areChanged: true, ...others });
  const kept = store.get();
  if (kept.shared.length > 0 || !linkedLoans() || !isRendered(window.location)) return;
  const { pathname, search } = window.location;
  const url = pathname + search + unstoredLoans(kept);
  window.history.replaceState(window.history.state, "", url);
}

/** Whether a loan of the same name is among loans. */
export const isAmong = (loans: readonly KeptLoan[], loan: KeptLoan): boolean =>
  loans.some((each) => serializeLoans([each]) === serializeLoans([loan]));

/** Shows the loans of the link, or the visitor's own. Neither is lost. */
export const showShared = (showsShared: boolean): void => publish({ showsShared });

/** Makes these the visitor's own loans. The URL loses the link's, and has them where they are not stored. */
export const adoptLoans = (loans: readonly KeptLoan[]): void =>
  changeLoans(loans, { shared: [], showsShared: false, isDamaged: false });

/** Returns the fragment by which a link takes loans along that the browser does not store. */
export const unstoredLoans = ({ own, areStored }: KeptLoans): string =>
  areStored || own.length === 0 ? "" : `#${serializeLoans(own)}`;

/** What the visitor has each month after fixed costs and other instalments, in cents. */
export interface TypedPay {
  readonly available: bigint;
  readonly currency: CurrencyCode;
}

const payStore = createStore<TypedPay | undefined>(undefined);

/** Returns the pay that is typed elsewhere on the page. */
export const useTypedPay = payStore.use;

/** Passes a typed pay from its field to the comparison. It is kept in the page's memory only. */
export function useShareTypedPay(available: bigint | undefined, currency: CurrencyCode): void {
  useEffect(() => {
    payStore.set(available === undefined ? undefined : { available, currency });
    return () => payStore.set(undefined);
  }, [available, currency]);
}
