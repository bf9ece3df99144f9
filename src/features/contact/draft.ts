import { readStored, writeStored } from "../../lib/storage";
import { cleanSubmission, emptySubmission, fieldNames, isEmpty, type Submission } from "./fields";

interface Draft {
  /**
   * The idempotency key: the UUID under which the message is stored. A retry of the same text has the same
   * key, even after a reload or in another tab, so the database recognizes it. A changed text gets a
   * different key.
   */
  key: string;
  values: Submission;
  /** Milliseconds by the visitor's clock. */
  savedAt: number;
}

const STORAGE_KEY = "contact-draft";

/** The privacy policy promises one day: the next person at a shared computer would see the draft. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** The tab stores its own draft; the browser stores the last one, for a new tab. */
const AREAS = ["sessionStorage", "localStorage"] as const;

let draft: Draft | undefined;

/** Returns an unsent message: the page's, or else the tab's, or else the last one. */
export function currentDraft(): Draft | undefined {
  for (const area of AREAS) {
    draft ??= parseDraft(readStored(STORAGE_KEY, area));
    // A draft too old to be offered is deleted.
    if (!draft) writeStored(STORAGE_KEY, undefined, area);
  }
  return draft;
}

/** Stores the input; if the browser refuses, it lasts until the page closes. */
export function saveDraft(values: Submission): Draft {
  if (draft && asText(draft.values) === asText(values)) return draft;
  const isSameMessage =
    draft && asText(cleanSubmission(draft.values)) === asText(cleanSubmission(values));
  const key = draft && isSameMessage ? draft.key : crypto.randomUUID();
  draft = { key, values, savedAt: Date.now() };
  for (const area of AREAS) writeStored(STORAGE_KEY, draft, area);
  return draft;
}

/** Deletes this tab's draft, and the last one unless another tab has written since. */
export function clearDraft(): void {
  const last = parseDraft(readStored(STORAGE_KEY, "localStorage"));
  writeStored(STORAGE_KEY, undefined, "sessionStorage");
  if (last?.key === draft?.key) writeStored(STORAGE_KEY, undefined, "localStorage");
  draft = undefined;
}

const asText = (values: Submission) => JSON.stringify(fieldNames.map((name) => values[name]));

/** Returns undefined for drafts that are expired, malformed or empty; ignores unknown fields. */
function parseDraft(stored: unknown): Draft | undefined {
  const { key, savedAt, values } = Object(stored);
  if (typeof key !== "string" || !(Math.abs(Date.now() - savedAt) < MAX_AGE)) return undefined;
  const known = { ...emptySubmission };
  for (const name of fieldNames) if (typeof values?.[name] === "string") known[name] = values[name];
  return isEmpty(known) ? undefined : { key, savedAt, values: known };
}
