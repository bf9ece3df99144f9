import { showTrouble } from "./showTrouble";

/** A page's code and data, as Gatsby's loader hands them over; `undefined` when it found none. */
export type LoadedPage = { status?: string; page?: { webpackCompilationHash: string } } | undefined;

declare global {
  interface Window {
    /** The version that this tab has loaded. */
    ___webpackCompilationHash: string;
    ___navigate(to: string, options?: object): void;
  }
}

const never = new Promise<never>(() => {});

/**
 * Lets every link lead on when the next page cannot be put together here, most often because a
 * newer version of the site has been published. Gatsby then loads the page afresh, but forgets the
 * place in it, or shows the new page's data by the old version's code before; and it does nothing at
 * all where the page is of a kind that this version does not know. Without a connection the visitor
 * stays, and is told.
 */
export function keepGoing(): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage } = loader;
  let asked: URL | undefined;
  window.___navigate = (to, options) => {
    asked = new URL(to, window.location.href);
    // Nothing is left that could show another page.
    if (!document.getElementById("___gatsby")?.hasChildNodes()) window.location.assign(asked);
    else navigate(to, options);
  };
  loader.loadPage = async (path) => {
    const page: LoadedPage = await loadPage(path).catch(() => undefined);
    const isOurs = page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    if (page && page.status !== "error" && (isOurs || !asked)) return page;
    if (!asked || asked.pathname !== path.split("?")[0]) return page ?? { status: "error" };
    if (navigator.onLine) window.location.assign(asked);
    else {
      showTrouble();
      window.addEventListener("online", () => showTrouble(false), { once: true });
    }
    return never;
  };
  // Before the first render nobody else looks after what went wrong.
  window.addEventListener("unhandledrejection", () => {
    if (performance.getEntriesByName("onInitialClientRender").length === 0) showTrouble();
  });
}
