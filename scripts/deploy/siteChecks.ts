import { readFileSync } from "node:fs";
import { join } from "node:path";
import { request } from "./monitoring/request.ts";

const LOADER = /<script defer src="(\/scripts\/[^"]+)"/;
const INNER_PAGE = /<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/;
const NO_SUCH_FILE = "/scripts/no-such-file.js";

const builtFile = (name: string) => readFileSync(join("public", name), "utf8");

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * Returns what differs from `public/` in a sample of a published site: the home page, one other page, the loader and
 * version.txt with their headers, the response to a missing file, and all redirects.
 */
export async function siteFaults(site: string): Promise<readonly string[]> {
  const home = await request(`${site}/`);
  const sitemap = await request(`${site}/sitemap-0.xml`);
  const inner = INNER_PAGE.exec(sitemap.text)?.[1] ?? "/sitemap-0.xml";
  const loader = LOADER.exec(home.text)?.[1] ?? "/scripts/the-loader-of-the-home-page";
  const rules = headerRules(builtFile("_headers"));
  const check = async (path: string, status: number, expected: Headers, file?: string) => {
    const answer = await request(site + path);
    if (answer.status !== status) return [`${path} answers ${answer.status}, not ${status}`];
    const isBuilt = !file || answer.text === builtFile(file);
    return [
      ...expected
        .filter(([name, value]) => answer.headers.get(name)?.replace(site, "") !== value)
        .map(([name]) => `${path} has ${answer.headers.has(name) ? "another" : "no"} ${name}`),
      ...(isBuilt ? [] : [`${path} is not as built: an old version, or the host rewrites files`]),
    ];
  };
  const file = (path: string, name = path) => check(path, 200, rules(path), name);
  const faults = await Promise.all([
    file("/", "index.html"),
    file(inner, `${inner}.html`),
    file(loader),
    file("/version.txt"),
    check(NO_SUCH_FILE, 404, [["cache-control", "no-store"]]),
    ...builtFile("_redirects")
      .split("\n")
      .flatMap((line) => {
        const [from = "", to = "", status] = line.split(" ");
        return from ? check(from, Number(status), [["location", to]]) : [];
      }),
  ]);
  return faults.flat();
}

/**
 * Returns a fault if the home page's answer is no permanent redirect to https. Anybody on the way could then change
 * pages, and read forms.
 * @param site the site's URL with `http:`
 */
export async function plainFaults(site: string): Promise<readonly string[]> {
  const answer = await request(`${site}/`).catch(() => undefined);
  const target = answer?.headers.get("location") ?? "";
  if (!answer || ([301, 308].includes(answer.status) && target.startsWith("https:"))) return [];
  return [
    `${site}/ answers ${answer.status} instead of redirecting to https: switch on Always Use HTTPS (docs/deploying.md)`,
  ];
}

/** Parses a `_headers` file. Returns a function that returns the headers of a path. */
function headerRules(text: string): (path: string) => Headers {
  const rules = text.split("\n\n").map((rule) => {
    const [addresses = "", ...lines] = rule.trim().split("\n");
    return [addresses.replace(/\*.*/, ""), lines.map((line) => line.trim().split(": "))] as const;
  });
  return (path) =>
    rules
      .filter(([start]) => path.startsWith(start))
      .flatMap(([, lines]) =>
        lines.flatMap(([name = "", value]) => (value ? [[name, value]] : [])),
      );
}
