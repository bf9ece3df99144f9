import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, faultsOf, request } from "./request.ts";

type Headers = Readonly<Record<string, string>>;

const LOADER = /<script defer src="(\/scripts\/[^"]+)"/;

/**
 * Returns what is wrong with a published site: its pages, headers, redirects, missing files.
 * @param folder has `_headers` and `_redirects`, and the pages where they should be live byte for byte
 * @param version the commit that should be live; left out, any may
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

  const page = async (path: string, file: string) => {
    const answer = await get(path);
    const built = join(folder, file);
    return [
      ...statusFaults(path, answer, 200),
      ...headerFaults(path, answer, rules),
      ...(existsSync(built) && answer.text !== readFileSync(built, "utf8")
        ? [`${path} is not the page that was built: an old version, or the host rewrites pages`]
        : []),
    ];
  };
  const script = async () => {
    const path = LOADER.exec((await get("/")).text)?.[1];
    if (!path) return ["/ has no loader: it is not a page of this site"];
    const answer = await get(path);
    return [...statusFaults(path, answer, 200), ...headerFaults(path, answer, rules)];
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
    const live = await liveVersion(site);
    return version && live !== version ? [`Version ${live} is live, not ${version}`] : [];
  };

  const checks = [
    page("/", "index.html"),
    page(inner, `${inner.slice(1)}.html`),
    script(),
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

/** Returns the commit that a published site names. */
export const liveVersion = async (site: string): Promise<string> =>
  (await request(`${site}/version.txt`)).text.trim().slice(0, 40);

/** Returns the rules of a `_headers` file: the start of the addresses that have the headers. */
function headerRules(text: string): readonly (readonly [start: string, headers: Headers])[] {
  return text.split("\n\n").map((rule) => {
    const [addresses = "", ...lines] = rule.trim().split("\n");
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^ *([\w-]+): (.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    });
    return [addresses.replace(/\*.*/, ""), Object.fromEntries(headers)] as const;
  });
}

const statusFaults = (path: string, { status }: Answer, expected: number) =>
  status === expected ? [] : [`${path} answers ${status}, not ${expected}`];

const headerFaults = (
  path: string,
  { headers }: Answer,
  rules: ReturnType<typeof headerRules>,
): string[] =>
  rules
    .filter(([start]) => path.startsWith(start))
    .flatMap(([, expected]) =>
      Object.entries(expected)
        .filter(([name, value]) => headers.get(name) !== value)
        .map(([name]) => `${path} has ${headers.has(name) ? "another" : "no"} ${name}`),
    );
