import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort, serve } from "../../shared/backend/server/ports";
import { createCertificate } from "../../shared/certificate";
import { type ServedSite, serveSite } from "../../shared/serveSite";
import { fetchAnswer, respond } from "../../shared/siteInMemory";
import { answerOf } from "./answers";

/** Stand-ins on this machine for the hosts that a deploy and the watch talk to. */
export interface Hosts {
  /** Where the published site is. */
  site: string;
  /** Where the APIs are, and the contact form's backend. */
  api: string;
  /** What makes programs talk to the stand-ins instead of the hosts. */
  env: Record<string, string>;
  /** Every request to a host's API, such as `PUT /accounts/…`. */
  requests: string[];
  /** The issues that were opened. */
  issues: { title: string; body: string }[];
  /** Says where the site is that Cloudflare's next upload publishes. */
  setPublicFolder(folder: string): void;
  stop(): Promise<void>;
}

/** @param scratch a folder for the stand-ins' own files */
export async function startHosts(scratch: string): Promise<Hosts> {
  const certificate = certificateOf(scratch);
  const sitePort = await freePort();
  const requests: string[] = [];
  const issues: Hosts["issues"] = [];
  let folder = "public";
  let published: ServedSite | undefined;
  const publish = async () => {
    await published?.stop();
    published = await serveSite(await freePort(), folder);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [method, path = ""] = [request.method, request.url];
    const body = (await buffer(request)).toString();
    requests.push(`${method} ${path}`);
    if (isUpload(method, path)) await publish();
    if (method === "POST" && path === "/repos/lender/website/issues") issues.push(JSON.parse(body));
    const [status, result] = answerOf(`${method} ${path}`, body);
    response
      .writeHead(status, {
        "Content-Type": "application/json",
        "Access-Control-Allow-Origin": site,
      })
      .end(JSON.stringify(result));
  };
  const apis = await serve(0, "APIs", (...exchange) => void answer(...exchange));
  const api = `http://127.0.0.1:${apis.port}`;
  const front = createSecureServer(certificate, ({ method, url, headers }, response) =>
    respond(
      response,
      fetchAnswer({
        port: Number(new URL(published?.url ?? api).port),
        method,
        path: url,
        headers: { ...headers, host: "localhost" },
      }),
    ),
  );
  front.listen(sitePort, "127.0.0.1");
  const site = `https://127.0.0.1:${sitePort}`;
  return {
    site,
    api,
    env: {
      CLOUDFLARE_API_BASE_URL: api,
      GITHUB_API_URL: api,
      NODE_EXTRA_CA_CERTS: join(scratch, "cert.pem"),
      NODE_OPTIONS: `--import ${writeRedirection(scratch, site)}`,
      SUPABASE_PROFILE: writeProfile(scratch, api),
    },
    requests,
    issues,
    setPublicFolder: (next) => {
      folder = next;
    },
    stop: async () => {
      front.close();
      front.closeAllConnections();
      await apis.close();
      await published?.stop();
    },
  };
}

const isUpload = (method = "", path: string) =>
  (method === "PUT" && /\/workers\/scripts\/[^/?]+(\?|$)/.test(path)) ||
  (method === "POST" && /\/workers\/scripts\/[^/]+\/versions/.test(path));

/** Programs trust the stand-ins' certificate beside what they trust on this machine. */
function certificateOf(folder: string) {
  const certificate = createCertificate(folder);
  const { NODE_EXTRA_CA_CERTS: others } = process.env;
  if (others) appendFileSync(join(folder, "cert.pem"), readFileSync(others));
  return certificate;
}

/** Supabase's command line takes the addresses of its API from a profile. */
function writeProfile(folder: string, api: string): string {
  const file = join(folder, "profile.yaml");
  writeFileSync(
    file,
    `name: rehearsal\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: localhost\n`,
  );
  return file;
}

/** Previews have an address that Cloudflare chooses; other sites are pages that exist. */
function writeRedirection(folder: string, site: string): string {
  const file = join(folder, "redirection.mjs");
  writeFileSync(
    file,
    `const send = globalThis.fetch;
const PREVIEW = /^https:\\/\\/[\\w-]+\\.rehearsal\\.workers\\.dev/;
globalThis.fetch = (address, options) =>
  typeof address !== "string" || /^http:|^https:\\/\\/127\\./.test(address)
    ? send(address, options)
    : PREVIEW.test(address)
      ? send(address.replace(PREVIEW, "${site}"), options)
      : Promise.resolve(new Response("An outside page."));
`,
  );
  return file;
}
