import { createServer, get, type IncomingHttpHeaders } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import type { Certificate } from "./certificate";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Edge {
  url: string;
  /** What browsers have asked for, in their order; the oldest is first. */
  asked: string[];
  stop(): void;
}

interface EdgeOptions {
  /** Where the CDN's runtime serves the site. */
  origin: string;
  certificate: Certificate | undefined;
  /** Without, pages are served with all scripts removed. */
  scripts: boolean;
}

const LOADER = /<script defer src="[^"]*"[^>]*><\/script>/g;
const OF_ONE_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-length|date|etag)$/;

/**
 * Every answer says how long it is, as a CDN's do. Of a picture that does not, the browser counts the
 * bytes it has at the first paint, and may leave it out of the largest paint for having too few.
 */
const measured = (headers: Answer["headers"], body: Buffer) => ({
  ...headers,
  "content-length": String(body.length),
});
/** What a CDN compresses pages with on the way. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Stands before the CDN's runtime as the CDN's edge does: HTTP/2, brotli, answers from memory. The
 * runtime itself speaks HTTP/1.1 only. Without a certificate the edge does too.
 */
export async function startEdge({ origin, certificate, scripts }: EdgeOptions): Promise<Edge> {
  const kept = new Map<string, Promise<Answer>>();
  const asked: string[] = [];
  const answer = (path: string) => {
    const known = kept.get(path) ?? fetchAnswer(`${origin}${path}`, scripts);
    kept.set(path, known);
    return known;
  };
  type Respond = (status: number, headers: Record<string, string>, body: Buffer) => void;
  const handle = (path: string, respond: Respond) => {
    asked.push(path);
    return answer(path).then(
      ({ status, headers, body }) => respond(status, headers, body),
      () => respond(502, {}, Buffer.from("The site's server did not answer.")),
    );
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
        handle(request.url, (status, headers, body) => {
          response.writeHead(status, measured(headers, body));
          response.end(body);
        });
      })
    : createServer((request, response) => {
        handle(request.url ?? "/", (status, headers, body) => {
          response.writeHead(status, measured(headers, body)).end(body);
        });
      });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? "https" : "http"}://localhost:${port}`,
    asked,
    stop: () => void server.close(),
  };
}

function fetchAnswer(address: string, scripts: boolean): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isPage = !/\.[a-z0-9]+$/.test(new URL(address).pathname);
    const wanted = { "accept-encoding": isPage ? "identity" : "br" };
    get(address, { headers: wanted }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const headers = passedOn(response.headers);
        const body = Buffer.concat(chunks);
        const status = response.statusCode ?? 502;
        if (!headers["content-type"]?.startsWith("text/html"))
          return resolve({ status, headers, body });
        const html = scripts ? body.toString() : body.toString().replace(LOADER, "");
        resolve({
          status,
          headers: { ...headers, "content-encoding": "br" },
          body: brotliCompressSync(html, QUALITY),
        });
      });
    }).on("error", reject);
  });
}

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" && !OF_ONE_CONNECTION.test(name) ? [[name, value]] : [],
    ),
  );
