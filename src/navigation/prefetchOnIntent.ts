declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Returns the path of a page, or of its folder: the pages of a folder share a template. If they have
 * several, Gatsby finds the right one a little later.
 */
export const placeOf = (path: string): string => path.replace(/(?<=[^/]\/)[^/]*$/, "");

const INTENTS = ["pointerover", "pointerdown", "focusin"];

/**
 * Prefetches a page as soon as the visitor points at, touches or focuses a link to it. Gatsby's loader
 * fetches the page's data. The table names the template, so webpack fetches the template's script, and the
 * scripts that it preloads, in the same round trip.
 * @param places the folders and pages of each template, by chunk name
 * @returns a function that stops it
 */
export function prefetchOnIntent(places: Readonly<Record<string, readonly string[]>>): () => void {
  const prefetch = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (!link || link.hasAttribute("download") || link.pathname === window.location.pathname)
      return;
    const { saveData, effectiveType = "" } = navigator.connection ?? {};
    if (saveData || effectiveType.includes("2g")) return;
    // A failure appears when the visitor follows the link.
    window.___loader.loadPage(link.pathname).catch(() => {});
    const place = placeOf(link.pathname);
    const template = Object.keys(places).find((name) => places[name]?.includes(place));
    window.asyncRequires?.components[template ?? ""]?.().catch(() => {});
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
