export class BodyError extends Error {
  override name = "BodyError";
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** The maximum size in bytes. The longest valid message, escaped as surrogate pairs, takes up 68 kB. */
const maxBytes = 96 * 1024;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Returns the message's id from the body, ignoring everything else. Stops reading at the limit, regardless of
 * Content-Length.
 * @throws BodyError when the body is too long, is not JSON, or has no UUID as its id
 */
export async function readSubmissionId(request: Request): Promise<string> {
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BodyError(400, "The body must be JSON.");
  }
  const id = typeof body === "object" && body !== null && "id" in body ? body.id : undefined;
  if (typeof id !== "string" || !uuid.test(id)) {
    throw new BodyError(400, "The body must have the message's id, a UUID.");
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
    if (bytes > maxBytes) throw new BodyError(413, "The body is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
