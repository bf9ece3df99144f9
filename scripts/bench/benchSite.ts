import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../../shared/backend/server/ports";
import { serveSite } from "../../shared/serveSite";

/** A built site, served as it is and a second time with all scripts removed. */
export interface BenchSite {
  url: string;
  scriptFreeUrl: string;
  /** What browsers have requested of `url`, oldest first. */
  requests: string[];
  stop(): Promise<void>;
}

interface EdgeResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

const LOADER = /<script defer src="[^"]*"[^>]*><\/script>/g;
const COMPRESSIBLE = /^text\/|javascript|json|xml/;
const NOT_FORWARDED = /^(connection|keep-alive|transfer-encoding|content-length|date|etag)$/;
/** The quality that CDNs compress with. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param folder the public folder of a built site */
export async function serveBenchSite(folder: string, certificate: Certificate): Promise<BenchSite> {
  const origin = await serveSite(await freePort(), folder);
  const requests: string[] = [];
  const edge = await startEdge(certificate, origin.url, (html) => html, requests);
  const withoutScripts = (html: string) => html.replace(LOADER, "");
  const scriptFreeEdge = await startEdge(certificate, origin.url, withoutScripts);
  return {
    url: edge.url,
    scriptFreeUrl: scriptFreeEdge.url,
    requests,
    stop: async () => {
      edge.close();
      scriptFreeEdge.close();
      await origin.stop();
    },
  };
}

/** Adds a CDN's edge to the CDN's runtime: HTTP/2, brotli, responses from memory. */
async function startEdge(
  certificate: Certificate,
  origin: string,
  transform: (html: string) => string,
  requests: string[] = [],
): Promise<{ url: string; close(): void }> {
  const cache = new Map<string, Promise<EdgeResponse>>();
  const server = createSecureServer(
    { ...certificate, allowHTTP1: true },
    async (request, reply) => {
      const path = request.url;
      requests.push(path);
      const response = cache.get(path) ?? fetchResponse(`${origin}${path}`, transform);
      cache.set(path, response);
      try {
        const { status, headers, body } = await response;
        reply.writeHead(status, headers);
        reply.end(body);
      } catch {
        cache.delete(path);
        reply.writeHead(502);
        reply.end();
      }
    },
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

async function fetchResponse(
  url: string,
  transform: (html: string) => string,
): Promise<EdgeResponse> {
  const response = await fetch(url, {
    headers: { "accept-encoding": "identity", connection: "close" },
    redirect: "manual",
  });
  const raw = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const content = type.startsWith("text/html") ? Buffer.from(transform(raw.toString())) : raw;
  const compressible = COMPRESSIBLE.test(type);
  const body = compressible ? brotliCompressSync(content, BROTLI) : content;
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => !NOT_FORWARDED.test(name))),
      ...(compressible && { "content-encoding": "br" }),
      // Chromium may leave pictures of unknown length out of the largest contentful paint.
      "content-length": String(body.length),
    },
    body,
  };
}

/** @throws Error where openssl is missing */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "kwedi-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const ecKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-days", "1", "-subj", "/CN=localhost"];
  const { status } = spawnSync(
    "openssl",
    ["req", "-x509", ...ecKey, ...subject, "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  if (status !== 0)
    throw new Error("openssl made no certificate for HTTP/2. Install it, so that PATH has it.");
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** The argument with which Chromium trusts the certificate. Without trust it caches nothing. */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const fingerprint = createHash("sha256").update(key).digest("base64");
  return `--ignore-certificate-errors-spki-list=${fingerprint}`;
}
