import { createStore } from "../../lib/createStore";
import { emptySubmission, fieldNames, isEmpty, type Submission } from "./fields";

export interface Draft {
  /** Random; the idempotency keys of the draft's messages are derived from it. */
  id: string;
  values: Submission;
  /** Milliseconds by the visitor's clock. */
  savedAt: number;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

const STORAGE_KEY = "contact-draft";
const WRITE_DELAY = 300;

/** The privacy policy promises one day: the next person at a shared computer would see the draft. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/**
 * Persists what the visitor has typed and not yet sent.
 * @param storage may throw, as in browsers that deny storage: drafts then last as long as the page
 */
export function createDraftStore(storage: () => Storage) {
  let draft: Draft | undefined;
  /** What this page has last read from storage or written to it. */
  let known: string | null | undefined;
  let isTyped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser keeps drafts, as far as is known: some deny storage, or it is full. */
  const isKept = createStore(true);
  /** Whether fields have text of the draft that the visitor has not typed just now. */
  const isRestored = createStore(false);

  const attempt = <Result>(run: () => Result): Result | undefined => {
    let result: Result | undefined;
    let hasWorked = true;
    try {
      result = run();
    } catch {
      hasWorked = false;
    }
    isKept.set(hasWorked);
    return result;
  };
  const schedule = () => {
    timer ??= setTimeout(flush, WRITE_DELAY);
  };
  /** Writes a pending change to storage at once. */
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const json = JSON.stringify(draft);
    attempt(() => {
      storage().setItem(STORAGE_KEY, json);
      known = json;
    });
  };
  const stored = () => attempt(() => storage().getItem(STORAGE_KEY));
  /** Returns this page's draft or, before there is one, the draft in storage. */
  const current = () => {
    if (!draft) {
      known = stored();
      draft = parseDraft(known);
      // What is too old to be offered is not kept either.
      if (known && !draft) attempt(() => storage().removeItem(STORAGE_KEY));
    }
    return draft;
  };
  return {
    current,
    flush,
    isKept,
    isRestored,
    /** Updates this page's draft at once, and storage after a short delay. */
    save(values: Submission): Draft {
      draft = { id: draft?.id ?? randomId(), values, savedAt: Date.now() };
      isTyped = true;
      schedule();
      return draft;
    },
    /** Deletes this page's draft, also from storage unless another tab has written there since. */
    clear() {
      clearTimeout(timer);
      timer = undefined;
      if (stored() === known) attempt(() => storage().removeItem(STORAGE_KEY));
      draft = undefined;
      isTyped = false;
      isRestored.set(false);
    },
    /** Stores what was typed on this page again when another tab has sent or discarded another text. */
    restore({ key, oldValue, newValue }: Pick<StorageEvent, "key" | "oldValue" | "newValue">) {
      if (key !== STORAGE_KEY || newValue !== null || !isTyped) return;
      const removed = parseDraft(oldValue);
      if (fieldNames.some((name) => draft?.values[name] !== removed?.values[name])) schedule();
    },
  };
}

/** The draft of the page's contact form. */
export const draftStore = createDraftStore(() => window.localStorage);

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Returns undefined for drafts that are expired, malformed or empty; ignores fields that no longer exist. */
function parseDraft(json: string | null | undefined): Draft | undefined {
  const { id, savedAt, values } = parseObject(json ?? "");
  if (typeof id !== "string" || !(Math.abs(Date.now() - savedAt) < MAX_AGE)) return undefined;
  const known = { ...emptySubmission };
  for (const name of fieldNames) if (typeof values?.[name] === "string") known[name] = values[name];
  return isEmpty(known) ? undefined : { id, savedAt, values: known };
}

function parseObject(json: string) {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}
