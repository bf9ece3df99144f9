import { isRendered } from "../lib/renderedPage";
import { isHydrated } from "../lib/useHydrated";
import { startNavigation } from "./NavigationProgress";
import { hasEscape, isDecodable } from "./readableUrl";

/** Adds one rule to Gatsby's navigation: a page that this document cannot render is loaded in full. */
export function navigateOrReload(): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  window.___navigate = async (to, options) => {
    const url = new URL(to, window.location.href);
    startNavigation();
    const page = await loader.loadPage(url.pathname + url.search).catch(() => undefined);
    // A page parses its query only once, so a different query needs a full page load.
    const isOtherQuery = isRendered(url) && url.search && url.search !== window.location.search;
    if (isOtherQuery || !isDecodable(url.hash) || !canRender(page)) window.location.assign(url);
    else navigate(to, { replace: url.href === window.location.href, ...options });
  };
  const onPopState = (event: PopStateEvent) => {
    const { pathname, search } = window.location;
    const isHere = isRendered(window.location);
    if (!hasEscape(pathname) && (isHere || canRender(loader.loadPageSync(pathname + search))))
      return;
    event.stopImmediatePropagation();
    if (!isHere) window.location.reload();
  };
  window.addEventListener("popstate", onPopState, { capture: true });
}

/** Whether React is running and the page belongs to the version of the site that is loaded. */
const canRender = (page: LoadedPage | undefined): boolean | undefined =>
  isHydrated() &&
  document.getElementById("___gatsby")?.hasChildNodes() &&
  page?.status !== "error" &&
  (process.env.NODE_ENV === "development" ||
    page?.page?.webpackCompilationHash === window.___webpackCompilationHash);

interface LoadedPage {
  status?: "error";
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___webpackCompilationHash: string;
    ___loader: {
      /** @throws Error when this version of the site has no template for the page */
      loadPage(path: string): Promise<LoadedPage | undefined>;
      /** Returns the page if it has been loaded, and undefined otherwise. */
      loadPageSync(path: string): LoadedPage | undefined;
    };
    ___navigate(to: string, options?: object): void;
    /** The functions that import page templates, by chunk name. Undefined in development. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> };
  }
}
