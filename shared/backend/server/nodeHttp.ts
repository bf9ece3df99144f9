import type { IncomingMessage, ServerResponse } from "node:http";

/** Above every message that the table takes, below what would fill the memory. */
const mostBytes = 8 * 1024 * 1024;

/** The request with its whole body; null when that is too long. */
export async function readRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // These describe the connection that ends here, not the message.
  for (const name of ["connection", "content-length", "host", "keep-alive", "transfer-encoding"]) {
    headers.delete(name);
  }
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD" && bytes > 0;
  return new Request(`http://${incoming.headers.host ?? "127.0.0.1"}${incoming.url ?? "/"}`, {
    method,
    headers,
    body: hasBody ? Buffer.concat(chunks) : null,
  });
}

export async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers["transfer-encoding"];
  delete headers["content-encoding"];
  delete headers.connection;
  delete headers["keep-alive"];
  if (response.status !== 204) headers["content-length"] = String(body.length);
  outgoing.writeHead(response.status, headers).end(body);
}
