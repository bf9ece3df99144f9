import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, faultsOf, request } from "./request.ts";

const LOADER = /<script defer src="(\/scripts\/[^"]+)"/;
const NO_SUCH_FILE = "/scripts/no-such-file.js";

/**
 * Returns the faults in a published site: its pages, headers, redirects and responses to missing files.
 * @param folder contains `_headers`, `_redirects`, and the pages that should be live, byte for byte
 * @param version the commit that should be live; if omitted, any commit may be
 */
export async function siteFaults(
  site: string,
  folder: string,
  version?: string,
): Promise<readonly string[]> {
  const rules = headerRules(readFileSync(join(folder, "_headers"), "utf8"));
  const redirects = readFileSync(join(folder, "_redirects"), "utf8").trim().split("\n");
  const get = (path: string) => request(`${site}${path}`);
  const sitemap = await get("/sitemap-0.xml").catch(() => undefined);
  const [, inner = "/sitemap-0.xml"] =
    /<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/.exec(sitemap?.text ?? "") ?? [];

  const file = async (path: string, name = path) => {
    const answer = await get(path);
    const built = join(folder, name);
    return [
      ...statusFaults(path, answer, 200),
      ...rules
        .filter(([start]) => path.startsWith(start))
        .filter(([, header, value]) => answer.headers.get(header) !== value)
        .map(([, name]) => `${path} has ${answer.headers.has(name) ? "another" : "no"} ${name}`),
      ...(existsSync(built) && answer.text !== readFileSync(built, "utf8")
        ? [`${path} is not the page that was built: an old version, or the host rewrites pages`]
        : []),
    ];
  };
  const loader = async () => {
    const path = LOADER.exec((await get("/")).text)?.[1];
    return path ? file(path) : ["/ has no loader: it is not a page of this site"];
  };
  const redirect = async (from: string, to: string, status?: number) => {
    const answer = await get(from);
    const location = answer.headers.get("location");
    const isRight = location !== null && new URL(location, site).pathname === to;
    return isRight && (status ? answer.status === status : answer.status > 300)
      ? []
      : [`${from} does not redirect to ${to}: ${answer.status} ${location ?? ""}`.trim()];
  };
  const missing = async () => {
    const answer = await get(NO_SUCH_FILE);
    const isCached = answer.headers.get("cache-control") !== "no-store";
    return [
      ...statusFaults(NO_SUCH_FILE, answer, 404),
      ...(isCached ? [`${NO_SUCH_FILE}, which does not exist, may be cached`] : []),
    ];
  };
  const isVersion = async () => {
    const live = await liveVersion(site);
    return version && live !== version ? [`Version ${live} is live, not ${version}`] : [];
  };

  const checks = [
    file("/", "index.html"),
    file(inner, `${inner}.html`),
    loader(),
    redirect(`${inner}/`, inner),
    ...redirects.map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return redirect(from, to, 301);
    }),
    missing(),
    isVersion(),
  ];
  return [...new Set((await Promise.all(checks.map(faultsOf))).flat())];
}

export const liveVersion = async (site: string): Promise<string> =>
  (await request(`${site}/version.txt`)).text.trim().slice(0, 40);

/** Returns the headers in a `_headers` file, each with the path prefix that it applies to. */
const headerRules = (text: string) =>
  text.split("\n\n").flatMap((rule) => {
    const [addresses = "", ...lines] = rule.trim().split("\n");
    const start = addresses.replace(/\*.*/, "");
    return lines.flatMap((line) => {
      const [, name, value] = /^ *([\w-]+): (.*)$/.exec(line) ?? [];
      return name ? [[start, name, value] as const] : [];
    });
  });

const statusFaults = (path: string, { status }: Answer, expected: number) =>
  status === expected ? [] : [`${path} answers ${status}, not ${expected}`];
