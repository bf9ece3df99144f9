import { emptySubmission, fieldNames } from "./fields";
import type { Submission } from "./schema";
import { randomUuid } from "./uuid";

export interface Draft {
  /** Random; the messages' keys follow from it. */
  id: string;
  values: Submission;
  /** By the visitor's clock, in milliseconds. */
  savedAt: number;
}

export interface Drafts {
  /** This page's draft or, before there is one, the one kept on the device. */
  current(): Draft | undefined;
  /** Keeps the values in this page's draft at once, and on the device a moment later. */
  keep(values: Submission): Draft;
  /** Writes at once what still waits to be written. */
  flush(): void;
  /** Ends this page's draft, here and on the device; another tab's newer draft there stays. */
  forget(): void;
}

const STORAGE_KEY = "kwedi.contact-draft";
const WRITE_AFTER = 300;
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * What the visitor has written and not yet sent.
 * @param storage may throw, as a browser's does when the visitor forbids it: then drafts last as
 *   long as the page
 */
export function createDrafts(storage: () => Storage): Drafts {
  let draft: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    attempt(() => storage().setItem(STORAGE_KEY, JSON.stringify(draft)));
  };
  const stored = () => attempt(() => readDraft(storage().getItem(STORAGE_KEY)));
  const current = () => {
    draft ??= stored();
    return draft;
  };
  return {
    current,
    keep(values) {
      draft = { id: draft?.id ?? randomUuid(), values, savedAt: Date.now() };
      timer ??= setTimeout(flush, WRITE_AFTER);
      return draft;
    },
    flush,
    forget() {
      clearTimeout(timer);
      timer = undefined;
      if (draft && stored()?.id === draft.id) attempt(() => storage().removeItem(STORAGE_KEY));
      draft = undefined;
    },
  };
}

/** The page's drafts. */
export const drafts = createDrafts(() => window.localStorage);

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A stored draft, unless it is old, or of another version of the site or not ours. */
function readDraft(text: string | null): Draft | undefined {
  const { id, savedAt, values } = JSON.parse(text ?? "{}");
  if (typeof id !== "string" || !(Math.abs(Date.now() - savedAt) < KEPT_FOR)) return undefined;
  const known = { ...emptySubmission };
  for (const name of fieldNames) if (typeof values?.[name] === "string") known[name] = values[name];
  return { id, savedAt, values: known };
}
