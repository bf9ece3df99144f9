/** A page as Gatsby's loader returns it. */
export interface LoadedPage {
  status?: "error";
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** The version of the site that this document was built for. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** @throws when this version of the site has no template for the page */
      loadPage(path: string): Promise<LoadedPage | undefined>;
      /** Returns a page that has been loaded, or undefined. */
      loadPageSync(path: string): LoadedPage | undefined;
    };
    ___navigate(to: string, options?: object): void;
    /** The imports of the page templates, by the names of their chunks. Not set in development. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> };
  }
}
