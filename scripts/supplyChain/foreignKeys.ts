const KEYS = /\bsb_(?:publishable|secret)_[\w-]+|\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/g;

/**
 * The keys of the hosted backend in a text that visitors must not see: every one but the public
 * one, and that too if it is really a secret one.
 * @param publicKey the publishable key, or the older `anon` key
 * @returns what they are, each told so that the message itself gives nothing away
 */
export function foreignKeys(text: string, publicKey: string): string[] {
  return [...text.matchAll(KEYS)].flatMap(([key]) => {
    const isSecret = key.startsWith("sb_secret_") || roleOf(key) === "service_role";
    if (key === publicKey && !isSecret) return [];
    return [
      `${isSecret ? "a secret key" : "a key other than the public one"}, ${key.slice(0, 14)}…`,
    ];
  });
}

function roleOf(key: string): string | undefined {
  try {
    const [, payload = ""] = key.split(".");
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")).role;
  } catch {
    return undefined;
  }
}
