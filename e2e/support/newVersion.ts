import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Route } from "@playwright/test";

const SCRIPTS = "public/scripts";
const HASHED = /-([0-9a-f]{10})\.js$/;

const reversed = (text: string) => [...text].reverse().join("");

/** Everything in the built site that changes with its code. */
const hashes = [
  ...readdirSync(SCRIPTS).flatMap((file) => HASHED.exec(file)?.[1] ?? []),
  JSON.parse(readFileSync("public/page-data/app-data.json", "utf8")).webpackCompilationHash,
];

/** A file's text as a build of other code would have it: every name and hash is another one. */
const renamed = (text: string) =>
  hashes.reduce((result, hash) => result.replaceAll(hash, reversed(hash)), text);

const restored = (text: string) =>
  hashes.reduce((result, hash) => result.replaceAll(reversed(hash), hash), text);

const integrityOf = (address: string) =>
  `sha256-${createHash("sha256")
    .update(renamed(readFileSync(`public${restored(address)}`, "utf8")))
    .digest("base64")}`;

const withIntegrity = (html: string) =>
  html.replace(
    /(\/scripts\/[\w-]+\.js)(\||" integrity=")sha256-[\w+/=]+/g,
    (_, address: string, between: string) => `${address}${between}${integrityOf(address)}`,
  );

/**
 * From here on the site is another version of itself, as after a deploy: the pages name other
 * scripts, and the scripts that an open tab knows are gone.
 */
export async function publishNewVersion(context: BrowserContext): Promise<void> {
  await context.route(/\/scripts\/[^/]+\.js$/, answerScript);
  await context.route(/\/page-data\/.*\.json$/, (route) => answerText(route, renamed));
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    (route) => answerText(route, (html) => withIntegrity(renamed(html))),
  );
}

async function answerScript(route: Route): Promise<void> {
  const address = route.request().url();
  if (hashes.some((hash) => address.includes(hash)))
    await route.fulfill({ status: 404, contentType: "text/html", body: "not found" });
  else await answerText(route, renamed, restored(address));
}

async function answerText(
  route: Route,
  change: (text: string) => string,
  url = route.request().url(),
): Promise<void> {
  const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  // The page that asked may be gone by now.
  if (!response || body === undefined) await route.abort().catch(() => {});
  else await route.fulfill({ response, body: change(body) });
}
