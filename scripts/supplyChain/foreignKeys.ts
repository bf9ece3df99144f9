const KEYS = /\bsb_(?:publishable|secret)_[\w-]+|\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/g;

/**
 * Finds the backend's keys that visitors must not see: all except the public one. If the given public key is
 * a secret key, reports it too.
 * @param publicKey the publishable key, or the older `anon` key
 * @returns a description of each key, with only its first 14 characters
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

/** Returns the role in a key of the older kind, which is a JSON Web Token. */
function roleOf(key: string): string | undefined {
  try {
    const [, payload = ""] = key.split(".");
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")).role;
  } catch {
    return undefined;
  }
}
