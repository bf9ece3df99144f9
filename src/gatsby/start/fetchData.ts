import type { PageData } from "./pageResources";

/** How often a server is asked that cannot answer just now. */
const TRIES = 3;
const BUSY = 503;

/** The response header that names the version of the site; see `scripts/postbuild/headersFile.ts`. */
const VERSION = "Site-Version";

/** @throws Error when what comes is no JSON, or nothing comes */
export async function fetchJson(address: string): Promise<{ json: unknown; answer: Response }> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(address).catch((error: unknown) => {
      if (left <= 1) throw error;
    });
    if (!answer || (answer.status === BUSY && left > 1)) continue;
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return { json: await answer.json(), answer };
  }
}

/**
 * A page's data, and the version of the site that they are of.
 * @throws Error when there are none
 */
export async function fetchPageData(path: string): Promise<{ data: PageData; version: string }> {
  const { json, answer } = await fetchJson(
    `/page-data${path === "/" ? "/index" : path}/page-data.json`,
  );
  const data = json as PageData;
  if (!data.path) throw new Error(`${path} has no page data.`);
  return { data, version: await versionOf(answer) };
}

/** Where the answer names another version, or none, what the site says of itself decides. */
async function versionOf(answer: Response): Promise<string> {
  const named = answer.headers.get(VERSION);
  if (named === window.___webpackCompilationHash) return named;
  return fetchJson("/page-data/app-data.json").then(
    ({ json }) => (json as { webpackCompilationHash: string }).webpackCompilationHash,
    () => "",
  );
}
