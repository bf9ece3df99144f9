/** A page's data as the build wrote them. */
export interface PageData {
  componentChunkName: string;
  path: string;
  matchPath?: string;
  staticQueryHashes: string[];
  result: object;
}

/** What Gatsby needs to show a page. */
export interface PageResources {
  /** The template's module; its default export is the page, `Head` its head. */
  component: unknown;
  head: unknown;
  json: object;
  page: Omit<PageData, "result"> & { webpackCompilationHash: string; slicesMap: object };
  staticQueryResults: Record<string, unknown>;
  status?: undefined;
}

/** A page that could not be put together. */
export interface NoPage {
  status: "error";
  error: unknown;
}
