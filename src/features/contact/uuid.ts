const BYTES = 16;

/** A random UUID, also where the browser has no `crypto.randomUUID`: old ones, and plain HTTP. */
export function randomUuid(): string {
  return crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(BYTES)), 4);
}

/**
 * The UUID of this version (RFC 9562) with the first sixteen bytes given; six of their bits give way
 * to version and variant.
 */
export function uuidFrom(source: Uint8Array, version: 4 | 8): string {
  const bytes = source.slice(0, BYTES);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
