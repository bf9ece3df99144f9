import { fieldNames, type Submission } from "./fields";

/**
 * Returns the UUID under which a message is stored, derived from the draft's random id and the exact
 * text. A retry of the same text has the same key, also after a reload and in another tab, so the
 * database recognizes it; a changed text has another key, so it is never mistaken for a retry.
 * @param submission the message, cleaned
 */
export async function idempotencyKey(draftId: string, submission: Submission): Promise<string> {
  const text = JSON.stringify([draftId, ...fieldNames.map((name) => submission[name])]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  // A UUID of version 8 (RFC 9562), which overwrites six bits.
  const bytes = new Uint8Array(digest.slice(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
