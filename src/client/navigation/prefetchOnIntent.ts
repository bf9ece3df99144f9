declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
  interface Window {
    ___loader: {
      loadPage(path: string): Promise<unknown>;
      /** Returns undefined if the page is not in memory. */
      loadPageSync(path: string): unknown;
    };
    /** The functions that import page templates, by chunk name. Undefined in development. */
    asyncRequires?: { components: Record<string, () => Promise<unknown>> };
  }
}

/**
 * Has Gatsby load a page as soon as the visitor points at, touches or focuses a link to it. Gatsby would request
 * the template's scripts only after the page's data; on a slow network, that takes as long as a full page load.
 * @param pages the pages whose templates are requested in the same round trip as their data
 */
export function prefetchOnIntent(pages: Queries.SiteDataQuery["pages"]["nodes"]): void {
  const prefetch = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    const { saveData, effectiveType = "" } = navigator.connection ?? {};
    if (!link || link.hasAttribute("download") || saveData || effectiveType.includes("2g")) return;
    const page = pages.find(({ path }) => path === link.pathname);
    window.asyncRequires?.components[page?.componentChunkName ?? ""]?.().catch(() => {});
    window.___loader.loadPage(link.pathname + link.search).catch(() => {
      // Gatsby would ignore a click: another deploy has added the page's template.
      window.___failedResources = true;
    });
  };
  for (const intent of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(intent, prefetch, { passive: true });
}
