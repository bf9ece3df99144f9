import { createStore } from "../../lib/createStore";
import { LOANS_KEY, linkedLoans } from "../../lib/keptData";
import { type KeptLoan, parseLinkedLoans, parseLoans, serializeLoans } from "./keptLoans";

/** The loans of the comparison: the visitor's own, and those of a link, which are only looked at. */
export interface KeptLoans {
  readonly own: readonly KeptLoan[];
  /** The loans of the URL's fragment; undefined when it has some that cannot be read. */
  readonly linked: readonly KeptLoan[] | undefined;
  /** False where the browser refuses to store the visitor's own. */
  readonly areStored: boolean;
}

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

const readLink = () => ({ linked: parseLinkedLoans(linkedLoans()) });

const rereadOwn = (kept: KeptLoans): KeptLoans => ({ ...kept, ...readOwn() });

const store = createStore<KeptLoans>(
  { own: [], linked: [], areStored: true },
  {
    read: () => ({ ...readOwn(), ...readLink() }),
    events: {
      // Another tab changes the storage.
      storage: rereadOwn,
      // A page that Back restores has received no event of such a change.
      pageshow: rereadOwn,
      hashchange: (kept) => ({ ...kept, ...readLink() }),
    },
  },
);

/** Returns the loans of the comparison; none during hydration. */
export const useKeptLoans = store.use;

/** Replaces the visitor's own loans, and where given what is known of the link's. */
export function changeLoans(own: readonly KeptLoan[], link: Partial<KeptLoans> = {}): void {
  unstored = undefined;
  try {
    if (own.length === 0) localStorage.removeItem(LOANS_KEY);
    else localStorage.setItem(LOANS_KEY, serializeLoans(own));
  } catch {
    unstored = own;
  }
  store.set({ ...store.get(), ...link, own, areStored: !unstored });
}
