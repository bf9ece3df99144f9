import { isHydrated } from "../lib/useHydrated";
import { showUrlHash } from "../lib/useUrlHash";
import { showLoadError, showOffline } from "../loader/LoadErrorNotice";
import { cleanFragment } from "./cleanUrl";
import "./gatsbyGlobals";
import { endNavigation, startNavigation } from "./NavigationProgress";
import { closeLayers, goToStart } from "./resetScrollAndFocus";

/**
 * Wraps Gatsby's navigation so that a link works even when its page cannot be rendered in this
 * document: after a deploy, after a failed request, before hydration, which a failed request prevents,
 * once React has unmounted, or because only the query differs. Gatsby alone would drop the anchor,
 * render the new version's data with the old version's code first, change no more than the URL, do
 * nothing for a template that this version lacks, and let a slow page replace a page that was
 * requested later.
 */
export function navigateOrReload(): void {
  const navigate = window.___navigate;
  let latest = 0;
  window.___navigate = async (to, options) => {
    const url = new URL(to, window.location.href);
    const cleanTo = to.replace(/#.*/s, cleanFragment);
    latest += 1;
    const own = latest;
    startNavigation();
    // Some browsers let the requests of a page that is being left fail, well before `pagehide`.
    window.addEventListener("beforeunload", cancel);
    const page = await window.___loader.loadPage(url.pathname + url.search).catch(() => undefined);
    if (latest !== own) return;
    window.removeEventListener("beforeunload", cancel);
    const isMounted = isHydrated() && document.getElementById("___gatsby")?.hasChildNodes();
    const isSameVersion =
      process.env.NODE_ENV === "development" ||
      page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    const isHere = url.pathname === window.location.pathname;
    // A mounted page does not read its query again.
    const isOtherQuery = isHere && url.search && url.search !== window.location.search;
    if (page && page.status !== "error" && isSameVersion && isMounted && !isOtherQuery) {
      // A link to the page itself goes to its start, as a load would, and adds no entry to the history.
      const isStart = isHere && !url.hash;
      if (!isStart || url.href !== window.location.href) navigate(cleanTo, options);
      if (!isStart) return;
      showUrlHash("");
      goToStart();
    } else if (navigator.onLine) window.location.assign(url);
    else {
      endNavigation();
      closeLayers();
      showOffline();
    }
  };
  // A visitor who goes back or elsewhere meanwhile has changed their mind.
  const cancel = () => {
    latest += 1;
    // Firefox keeps no page for Back that listens to it.
    window.removeEventListener("beforeunload", cancel);
    endNavigation();
  };
  window.addEventListener("popstate", cancel, { capture: true });
  // Back may restore this document as it is left.
  window.addEventListener("pagehide", cancel);
  // Nothing else handles a failure before the first render.
  const reportFailure = () => {
    if (performance.getEntriesByName("onInitialClientRender").length > 0) return;
    showLoadError();
    // The loader, which would load a failed script again, hides the notice when Back restores the page.
    window.addEventListener("pageshow", reportFailure);
  };
  window.addEventListener("unhandledrejection", reportFailure);
}
