import { readStored, writeStored } from "../../lib/storage";
import { cleanSubmission, emptySubmission, fieldNames, isEmpty, type Submission } from "./fields";

interface Draft {
  /**
   * The idempotency key: the UUID under which the message is stored. A retry of the same message has the
   * same key, even after a reload or in another tab, so the database recognizes it. A changed message gets
   * a different key.
   */
  key: string;
  values: Submission;
  /** In milliseconds, by the visitor's clock. */
  savedAt: number;
}

const STORAGE_KEY = "contact-draft";

/** The privacy policy promises one day, because the next user of a shared computer would see the draft. */
const MAX_AGE = 24 * 60 * 60 * 1000;

/** sessionStorage holds this tab's own draft, and localStorage the latest from any tab, for tabs without one. */
const AREAS = ["sessionStorage", "localStorage"] as const;

let draft: Draft | undefined;

/** Whether the message was changed in this tab since it was opened, and not taken over from another one. */
let isOwn = false;

/**
 * Returns the unsent message: this tab's own, unless another tab has gone on with it, or else the latest one from any
 * tab, which may be newer than what this tab took over earlier.
 */
export function currentDraft(): Draft | undefined {
  const [own, latest] = AREAS.map((area) => {
    const stored = parseDraft(readStored(STORAGE_KEY, area));
    // Deletes whatever could not be used, such as an expired draft.
    if (!stored) writeStored(STORAGE_KEY, undefined, area);
    return stored;
  });
  draft ??= own;
  const known = draft?.values ?? emptySubmission;
  const isNewer = latest && latest.savedAt > (draft?.savedAt ?? 0);
  const isContinued = fieldNames.every((name) => latest?.values[name].includes(known[name]));
  if (isNewer && (isContinued || !(own || isOwn))) draft = latest;
  return draft;
}

/** Stores the message. If the browser refuses, the draft is lost when the page closes. */
export function saveDraft(values: Submission): Draft {
  if (draft && asText(draft.values) === asText(values)) return draft;
  const isSameMessage =
    draft && asText(cleanSubmission(draft.values)) === asText(cleanSubmission(values));
  const key = draft && isSameMessage ? draft.key : newKey();
  draft = { key, values, savedAt: Date.now() };
  isOwn = true;
  for (const area of AREAS) writeStored(STORAGE_KEY, draft, area);
  return draft;
}

/** Returns a random UUID, also where a page without encryption has no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // The version 4 and the variant of RFC 9562.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}

/**
 * Deletes the draft with this key, by default the current one. Keeps a different message that was stored
 * since, here or in another tab. Returns whether the current draft was deleted.
 */
export function clearDraft(key = draft?.key): boolean {
  for (const area of AREAS)
    if (parseDraft(readStored(STORAGE_KEY, area))?.key === key)
      writeStored(STORAGE_KEY, undefined, area);
  if (draft?.key !== key) return false;
  draft = undefined;
  isOwn = false;
  return true;
}

const asText = (values: Submission) => JSON.stringify(fieldNames.map((name) => values[name]));

/** Returns undefined if the draft has expired or is malformed or empty. Ignores unknown fields. */
function parseDraft(stored: unknown): Draft | undefined {
  const { key, savedAt, values } = Object(stored);
  if (typeof key !== "string" || !(Math.abs(Date.now() - savedAt) < MAX_AGE)) return undefined;
  const known = { ...emptySubmission };
  for (const name of fieldNames) if (typeof values?.[name] === "string") known[name] = values[name];
  return isEmpty(known) ? undefined : { key, savedAt, values: known };
}
