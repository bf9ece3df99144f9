declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Returns a page's folder, or the page's own path if it is at the top level. The pages in a folder usually
 * share a template. If they do not, Gatsby finds the right template a little later.
 */
export const placeOf = (path: string): string => path.replace(/(?<=[^/]\/)[^/]*$/, "");

/**
 * Prefetches a page as soon as the visitor points at, touches or focuses a link to it. Gatsby's loader
 * fetches the page's data. Because `places` names the template, webpack fetches the template's scripts in
 * the same round trip.
 * @param places the folders and pages that each template renders, by chunk name
 */
export function prefetchOnIntent(places: Readonly<Record<string, readonly string[]>>): void {
  const prefetch = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (!link || link.hasAttribute("download") || link.pathname === window.location.pathname)
      return;
    const { saveData, effectiveType = "" } = navigator.connection ?? {};
    if (saveData || effectiveType.includes("2g")) return;
    // Errors are ignored here, because they are handled when the visitor follows the link.
    window.___loader.loadPage(link.pathname).catch(() => {});
    const place = placeOf(link.pathname);
    const template = Object.keys(places).find((name) => places[name]?.includes(place));
    window.asyncRequires?.components[template ?? ""]?.().catch(() => {});
  };
  for (const intent of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(intent, prefetch, { passive: true });
}
