import { calculatorBody } from "../../sections/CalculatorBody/calculatorBody";
import { fetchJson, fetchPageData } from "./fetchData";
import { pagePathOf } from "./pagePathOf";
import type { NoPage, PageResources } from "./pageResources";
import { templateOf } from "./templateOf";

type Templates = Record<string, () => Promise<unknown>>;

/** What follows the opening of a page, where its code does not come with the template's. */
const bodies: Templates = {
  "component---src-templates-calculator-page-tsx": calculatorBody.fetch,
};

const pages = new Map<string, PageResources>();
const underway = new Map<string, Promise<PageResources | NoPage>>();
const queryResults: Record<string, unknown> = {};
const queriesUnderway = new Map<string, Promise<unknown>>();
let templates: Templates = {};

async function load(path: string): Promise<PageResources | NoPage> {
  try {
    // The template's code does not wait for the data that names it.
    const expected = templateOf(path);
    templates[expected]?.().catch(() => {});
    const body = bodies[expected]?.();
    body?.catch(() => {});
    const { data, version } = await fetchPageData(path);
    const { result, staticQueryHashes, componentChunkName } = data;
    const [template, ...results] = await Promise.all([
      templates[componentChunkName]?.(),
      ...staticQueryHashes.map(loadQuery),
    ]);
    if (!template) throw new Error(`This version has no ${componentChunkName}.`);
    // Its HTML stands complete in the page that was loaded.
    if (path === window.pagePath) await body;
    const page: PageResources = {
      component: template,
      head: template,
      json: result,
      page: { ...data, webpackCompilationHash: version, slicesMap: {} },
      staticQueryResults: Object.fromEntries(
        staticQueryHashes.map((query, place) => [query, results[place]]),
      ),
    };
    pages.set(path, page);
    return page;
  } catch (error) {
    return { status: "error", error };
  }
}

function loadQuery(query: string): Promise<unknown> {
  const known = queriesUnderway.get(query);
  if (known) return known;
  const result = fetchJson(`/page-data/sq/d/${query}.json`).then(({ json }) => {
    queryResults[query] = json;
    return json;
  });
  queriesUnderway.set(query, result);
  // What failed may be asked for again.
  result.catch(() => queriesUnderway.delete(query));
  return result;
}

/**
 * What Gatsby and its plugins ask for pages, in the place of Gatsby's own loader: a page's code and
 * its data come at the same time, nothing comes twice, and the version of the site is told by the
 * data's own answer. What failed is not kept.
 */
export const publicLoader = {
  loadPage(address: string): Promise<PageResources | NoPage> {
    const path = pagePathOf(address);
    const page = pages.get(path);
    if (page) return Promise.resolve(page);
    const known = underway.get(path) ?? load(path).finally(() => underway.delete(path));
    underway.set(path, known);
    return known;
  },
  loadPageSync: (address: string) => pages.get(pagePathOf(address)),
  hovering: (address: string) => void publicLoader.loadPage(address),
  isPageNotFound: (address: string) => !pages.has(pagePathOf(address)),
  enqueue: () => {},
  prefetch: () => {},
  getResourceURLsForPathname: () => null,
};

export default publicLoader;

export const PageResourceStatus = { Error: "error", Success: "success" };

/** As Gatsby's start makes it, with the templates that the build knows. */
export class ProdLoader {
  constructor(requires: { components: Templates }) {
    templates = requires.components;
  }
  setApiRunner(): void {}
  /** No page stands for more than its own address. */
  findMatchPath = () => null;
}

export const setLoader = () => {};
export const getStaticQueryResults = () => queryResults;
export const getSliceResults = () => ({});
