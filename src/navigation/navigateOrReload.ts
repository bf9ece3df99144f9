import { isHydrated } from "../lib/useHydrated";
import { showLoadError } from "../loader/LoadErrorNotice";
import { cleanFragment } from "./cleanUrl";
import "./gatsbyGlobals";
import { endNavigation, startNavigation } from "./NavigationProgress";
import { goToStart } from "./resetScrollAndFocus";

/**
 * Wraps Gatsby's navigation so that a link works even when its page cannot be rendered in this
 * document: after a deploy, after a failed request, before hydration, which a failed request prevents,
 * or once React has unmounted. Gatsby alone would drop the anchor, render the new version's data with
 * the old version's code first, change no more than the URL, do nothing for a template that this
 * version lacks, and let a slow page replace a page that was requested later.
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
    const page = await window.___loader.loadPage(url.pathname + url.search).catch(() => undefined);
    if (latest !== own) return;
    const isMounted = isHydrated() && document.getElementById("___gatsby")?.hasChildNodes();
    const isSameVersion =
      process.env.NODE_ENV === "development" ||
      page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    if (page && page.status !== "error" && isSameVersion && isMounted) {
      // A link to the page itself goes to its start, as a load would, and adds no entry to the history.
      const isHere = url.pathname === window.location.pathname && !url.hash;
      if (!isHere || url.href !== window.location.href) navigate(cleanTo, options);
      if (isHere) goToStart();
    } else if (navigator.onLine) window.location.assign(url);
    else {
      endNavigation();
      showLoadError();
      window.addEventListener("online", () => showLoadError(false), { once: true });
    }
  };
  // A visitor who goes back meanwhile has changed their mind.
  const cancel = () => {
    latest += 1;
    endNavigation();
  };
  window.addEventListener("popstate", cancel, { capture: true });
  // Nothing else handles a failure before the first render.
  window.addEventListener("unhandledrejection", () => {
    if (performance.getEntriesByName("onInitialClientRender").length === 0) showLoadError();
  });
}
