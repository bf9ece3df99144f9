import { createStore } from "../../lib/createStore";
import { LOANS_KEY } from "../../lib/keptData";
import { readStored, writeStored } from "../../lib/storage";
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
  const stored = readStored(LOANS_KEY);
  return { own: parseLoans(stored ?? ""), areStored: stored !== undefined };
}

/** Another tab changes the storage; a page that Back restores has received no event of such a change. */
const store = createStore<KeptLoans>(
  { own: [], areStored: true },
  { read: readOwn, events: ["storage", "pageshow"] },
);

/** Returns the visitor's own loans; none during hydration. */
export const useKeptLoans = store.use;

export function changeLoans(own: readonly KeptLoan[]): void {
  unstored = writeStored(LOANS_KEY, serializeLoans(own)) ? undefined : own;
  store.set({ own, areStored: !unstored });
}
