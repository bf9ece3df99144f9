import { createStore } from "../../lib/createStore";
import { LOANS_KEY } from "../../lib/keptData";
import { type KeptLoan, parseLoans, serializeLoans } from "./keptLoans";

/** The visitor's own loans. */
export interface KeptLoans {
  readonly own: readonly KeptLoan[];
  /** False where the browser refuses to store them. */
  readonly areStored: boolean;
}

/** The visitor's own loans where the browser does not store them; they last as long as the document. */
let unstored: readonly KeptLoan[] | undefined;

function readOwn(): KeptLoans {
  if (unstored) return { own: unstored, areStored: false };
  try {
    return { own: parseLoans(localStorage.getItem(LOANS_KEY) ?? ""), areStored: true };
  } catch {
    return { own: [], areStored: false };
  }
}

/** Another tab changes the storage; a page that Back restores has received no event of such a change. */
const store = createStore<KeptLoans>(
  { own: [], areStored: true },
  { read: readOwn, events: { storage: readOwn, pageshow: readOwn } },
);

/** Returns the visitor's own loans; none during hydration. */
export const useKeptLoans = store.use;

export function changeLoans(own: readonly KeptLoan[]): void {
  unstored = undefined;
  try {
    if (own.length === 0) localStorage.removeItem(LOANS_KEY);
    else localStorage.setItem(LOANS_KEY, serializeLoans(own));
  } catch {
    unstored = own;
  }
  store.set({ own, areStored: !unstored });
}
