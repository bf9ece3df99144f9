import { fieldNames } from "./fields";
import type { Submission } from "./schema";
import { randomUuid, uuidFrom } from "./uuid";

/** For pages served without encryption, where the browser computes no digests. */
const remembered = new Map<string, string>();

/**
 * The key under which a message is stored: a UUID that follows from the draft's random id and the
 * exact text. The same text of one draft has the same key, after a reload and in another tab, so a
 * retry is recognised; any other text has another, so no retry can stand for what was not sent.
 * @param submission the message, cleaned
 */
export async function messageKey(draftId: string, submission: Submission): Promise<string> {
  const text = JSON.stringify([draftId, ...fieldNames.map((name) => submission[name])]);
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return uuidFrom(new Uint8Array(digest), 8);
  }
  const key = remembered.get(text) ?? randomUuid();
  remembered.set(text, key);
  return key;
}
