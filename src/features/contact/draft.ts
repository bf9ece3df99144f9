import { emptySubmission, fieldNames } from "./fields";
import { randomUuid } from "./idempotencyKey";
import type { Submission } from "./schema";

export interface Draft {
  /** Random; the idempotency keys of the draft's messages are derived from it. */
  id: string;
  values: Submission;
  /** Milliseconds by the visitor's clock. */
  savedAt: number;
}

export interface DraftStore {
  /** Returns this page's draft or, before there is one, the draft in storage. */
  current(): Draft | undefined;
  /** Updates this page's draft at once, and storage after a short delay. */
  save(values: Submission): Draft;
  /** Writes a pending change to storage at once. */
  flush(): void;
  /** Deletes this page's draft, also from storage unless another tab has stored a newer one. */
  clear(): void;
}

const STORAGE_KEY = "kwedi.contact-draft";
const WRITE_DELAY = 300;
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/**
 * Persists what the visitor has typed and not yet sent.
 * @param storage may throw, as in browsers that deny storage: drafts then last as long as the page
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  let draft: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    attempt(() => storage().setItem(STORAGE_KEY, JSON.stringify(draft)));
  };
  const stored = () => attempt(() => parseDraft(storage().getItem(STORAGE_KEY)));
  const current = () => {
    draft ??= stored();
    return draft;
  };
  return {
    current,
    save(values) {
      draft = { id: draft?.id ?? randomUuid(), values, savedAt: Date.now() };
      timer ??= setTimeout(flush, WRITE_DELAY);
      return draft;
    },
    flush,
    clear() {
      clearTimeout(timer);
      timer = undefined;
      if (draft && stored()?.id === draft.id) attempt(() => storage().removeItem(STORAGE_KEY));
      draft = undefined;
    },
  };
}

/** The draft of the page's contact form. */
export const draftStore = createDraftStore(() => window.localStorage);

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Returns undefined for drafts that are expired or malformed; ignores fields that no longer exist. */
function parseDraft(json: string | null): Draft | undefined {
  const { id, savedAt, values } = JSON.parse(json ?? "{}");
  if (typeof id !== "string" || !(Math.abs(Date.now() - savedAt) < MAX_AGE)) return undefined;
  const known = { ...emptySubmission };
  for (const name of fieldNames) if (typeof values?.[name] === "string") known[name] = values[name];
  return { id, savedAt, values: known };
}
