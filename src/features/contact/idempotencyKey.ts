import { fieldNames, type Submission } from "./fields";

/** Keys by text, for pages served over plain HTTP, where browsers have no `crypto.subtle`. */
const randomKeys = new Map<string, string>();

/**
 * Returns the UUID under which a message is stored, derived from the draft's random id and the exact
 * text. A retry of the same text has the same key, also after a reload and in another tab, so the
 * database recognizes it; a changed text has another key, so it is never mistaken for a retry.
 * @param submission the message, cleaned
 */
export async function idempotencyKey(draftId: string, submission: Submission): Promise<string> {
  const text = JSON.stringify([draftId, ...fieldNames.map((name) => submission[name])]);
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return formatUuid(new Uint8Array(digest), 8);
  }
  const key = randomKeys.get(text) ?? randomUuid();
  randomKeys.set(text, key);
  return key;
}

const UUID_BYTES = 16;

/** Returns a random UUID, also in browsers without `crypto.randomUUID` and over plain HTTP. */
export function randomUuid(): string {
  return crypto.randomUUID?.() ?? formatUuid(crypto.getRandomValues(new Uint8Array(UUID_BYTES)), 4);
}

/** Formats the first 16 bytes as a UUID (RFC 9562), with six bits overwritten by version and variant. */
export function formatUuid(source: Uint8Array, version: 4 | 8): string {
  const bytes = source.slice(0, UUID_BYTES);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
