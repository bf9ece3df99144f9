import "./gatsbyGlobals";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const INTENTS = ["pointerover", "pointerdown", "focusin"];

/**
 * Prefetches a page as soon as the visitor points at, touches or focuses a link to it. Gatsby's
 * loader fetches the page's data; the table names the template, so that webpack fetches the
 * template's script, and the scripts it preloads, in the same round trip.
 * @param templates the chunk name of each page's template, by its path
 * @returns a function that stops it
 */
export function prefetchOnIntent(templates: Readonly<Record<string, string>>): () => void {
  const prefetch = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (!link || link.hasAttribute("download") || link.pathname === window.location.pathname)
      return;
    const { saveData, effectiveType = "" } = navigator.connection ?? {};
    if (saveData || effectiveType.includes("2g")) return;
    // A failure shows when the visitor follows the link.
    window.___loader.loadPage(link.pathname).catch(() => {});
    window.asyncRequires?.components[templates[link.pathname] ?? ""]?.().catch(() => {});
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}
