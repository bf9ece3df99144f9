import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../src/content-model/placeholders/load";
import { contentPolicy } from "../postbuild/contentPolicy";
import { headerRules } from "../postbuild/headersFile";
import { readRedirects, VERSION_FILE } from "../postbuild/siteFiles";
import { type Answer, faultsOf, request } from "./request";

interface Expectations {
  /** The backend that the pages may connect to. */
  backend: string;
  /** The commit that should be live; left out, any may. */
  version?: string;
  /** The folder with the files that should be live, byte for byte; left out, any may. */
  folder?: string;
}

const LOADER = /<script defer src="(\/scripts\/[^"]+)"/;

/** Returns what is wrong with a published site: its version, pages, headers, redirects, missing files. */
export async function siteFaults(
  site: string,
  { backend, version, folder }: Expectations,
): Promise<readonly string[]> {
  const { path: contact } = readContent<{ path: string }>("contact/page.yaml");
  const [[, everywhere], ...others] = rulesFor(backend);
  const cachingOf = (path: string) =>
    others.find(([addresses]) => path.startsWith(addresses.replace(/\*.*/, "")))?.[1] ?? {};
  const get = (path: string) => request(`${site}${path}`);

  const page = async (path: string, file: string) => {
    const answer = await get(path);
    const built = folder && join(folder, file);
    return [
      ...statusFaults(path, answer, 200),
      ...headerFaults(path, answer, everywhere),
      ...(built && existsSync(built) && answer.text !== readFileSync(built, "utf8")
        ? [`${path} is not the page that was built: an old version, or the host rewrites pages`]
        : []),
    ];
  };
  const script = async () => {
    const path = LOADER.exec((await get("/")).text)?.[1];
    if (!path) return ["/ has no loader: it is not a page of this site"];
    const answer = await get(path);
    const headers = { ...everywhere, ...cachingOf(path) };
    return [...statusFaults(path, answer, 200), ...headerFaults(path, answer, headers)];
  };
  const redirect = async (from: string, to: string, status: number) => {
    const answer = await get(from);
    const location = answer.headers.get("location");
    const isRight = location !== null && new URL(location, site).pathname === to;
    return isRight && (answer.status === status || (status === 0 && answer.status > 300))
      ? []
      : [`${from} does not redirect to ${to}: ${answer.status} ${location ?? ""}`.trim()];
  };
  const missing = async () => {
    const path = "/scripts/no-such-file.js";
    const answer = await get(path);
    return [
      ...statusFaults(path, answer, 404),
      ...(answer.headers.get("cache-control")?.includes("immutable")
        ? [`${path}, which does not exist, may be cached for a year`]
        : []),
    ];
  };
  const isVersion = async () => {
    const live = (await get(`/${VERSION_FILE}`)).text.trim();
    return version && live !== version
      ? [`Version ${live.slice(0, 40)} is live, not ${version}`]
      : [];
  };

  const checks = [
    page("/", "index.html"),
    page(contact, `${contact.slice(1)}.html`),
    script(),
    redirect(`${contact}/`, contact, 0),
    ...readRedirects().map(({ from, to }) => redirect(from, to, 301)),
    missing(),
    isVersion(),
  ];
  return [...new Set((await Promise.all(checks.map(faultsOf))).flat())];
}

/** Returns the rules of `_headers`, the one for all files first. */
function rulesFor(backend: string) {
  const [first, ...others] = headerRules(contentPolicy(new URL(backend).origin));
  if (!first) throw new Error("There is no rule for all files.");
  return [first, ...others] as const;
}

const statusFaults = (path: string, { status }: Answer, expected: number) =>
  status === expected ? [] : [`${path} answers ${status}, not ${expected}`];

const headerFaults = (
  path: string,
  { headers }: Answer,
  expected: Readonly<Record<string, string>>,
) =>
  Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${path} has ${headers.has(name) ? "another" : "no"} ${name}`);
