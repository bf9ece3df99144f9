import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../../shared/backend/server/ports";
import { fetchAnswer } from "../../shared/httpAnswer";
import { serveSite } from "../../shared/serveSite";

/** A built site, served both unchanged and without its scripts. */
export interface BenchSite {
  url: string;
  scriptFreeUrl: string;
  stop(): Promise<void>;
}

const LOADER = /<script defer src="[^"]*"[^>]*><\/script>/g;
const COMPRESSIBLE = /^text\/|javascript|json|xml/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves a public folder like the edge of a CDN: with HTTP/2, brotli, and responses from memory. */
export async function serveBenchSite(
  folder: string,
  certificate: { key: Buffer; cert: Buffer },
): Promise<BenchSite> {
  const port = await freePort();
  const origin = await serveSite(port, folder);
  const start = async (transform: (html: string) => string) => {
    const answers = new Map<string, ReturnType<typeof compressedAnswer>>();
    const server = createSecureServer(certificate, async ({ url: path }, reply) => {
      const answer = answers.get(path) ?? compressedAnswer(port, path, transform);
      answers.set(path, answer);
      const { status, headers, body } = await answer;
      reply.writeHead(status, headers).end(body);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return { server, url: `https://localhost:${(server.address() as AddressInfo).port}` };
  };
  const whole = await start((html) => html);
  const scriptFree = await start((html) => html.replace(LOADER, ""));
  const stop = async () => {
    for (const { server } of [whole, scriptFree]) server.close();
    await origin.stop();
  };
  return { url: whole.url, scriptFreeUrl: scriptFree.url, stop };
}

async function compressedAnswer(port: number, path: string, transform: (html: string) => string) {
  const { status, headers, body } = await fetchAnswer({ port, path });
  const type = headers["content-type"] ?? "";
  const content = type.startsWith("text/html") ? transform(String(body)) : body;
  const isCompressed = COMPRESSIBLE.test(type);
  const sent = isCompressed ? brotliCompressSync(content, BROTLI) : Buffer.from(content);
  const encoding = isCompressed && { "content-encoding": "br" };
  // Chromium may ignore pictures of unknown length when measuring Largest Contentful Paint.
  const length = { "content-length": String(sent.length) };
  const { date: _, etag: __, ...others } = headers;
  return { status, headers: { ...others, ...encoding, ...length }, body: sent };
}
