import { readStored, writeStored } from "../../lib/storage";
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

/** The privacy policy promises one day: the next person at a shared computer would see the draft. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** Keeps an unsent message; only until the page closes if the browser denies storage. */
export function createDraftStore() {
  let draft: Draft | undefined;
  /** What this page has last read from storage or written to it. */
  let known: string | null = null;

  const read = () => readStored(STORAGE_KEY) ?? null;
  const write = (json: string) => {
    if (writeStored(STORAGE_KEY, json)) known = json || null;
  };
  return {
    /** Returns this page's draft or, before there is one, the draft in storage. */
    current() {
      if (draft) return draft;
      known = read();
      draft = parseDraft(known);
      // What is too old to be offered is not kept either.
      if (known && !draft) write("");
      return draft;
    },
    /** Replaces the draft's text; its id stays. */
    save(values: Submission): Draft {
      draft = { id: draft?.id ?? randomId(), values, savedAt: Date.now() };
      write(JSON.stringify(draft));
      return draft;
    },
    /** Deletes this page's draft, also from storage unless another tab has written there since. */
    clear() {
      if (read() === known) write("");
      draft = undefined;
    },
  };
}

export const draftStore = createDraftStore();

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Returns undefined for drafts that are expired, malformed or empty; ignores fields that no longer exist. */
function parseDraft(json: string | null): Draft | undefined {
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
