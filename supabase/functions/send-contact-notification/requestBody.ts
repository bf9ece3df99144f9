/** A body that is refused, with the HTTP status that says why. */
export class BodyError extends Error {
  override name = "BodyError";
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The longest message there can be, with every character of every field escaped in JSON as a
 * surrogate pair, is about 68 kB.
 */
const mostBytes = 96 * 1024;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The key in the body, which is all of it that is ever used. Reads no further than the limit,
 * whatever Content-Length promises.
 * @throws BodyError when the body is too long, is not JSON, or has no key.
 */
export async function readSubmissionKey(request: Request): Promise<string> {
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BodyError(400, "The body must be JSON.");
  }
  const id = typeof body === "object" && body !== null && "id" in body ? body.id : undefined;
  if (typeof id !== "string" || !uuid.test(id)) {
    throw new BodyError(400, "The body must have the message's key as id.");
  }
  return id.toLowerCase();
}

async function readText(request: Request): Promise<string> {
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new BodyError(413, "The body is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
