import { isRendered } from "../lib/renderedPage";
import { isHydrated } from "../lib/useHydrated";
import { showUrlHash } from "../lib/useUrlHash";
import { showLoadError, showOffline } from "../loader/LoadErrorNotice";
import { cleanFragment } from "./cleanUrl";
import type { LoadedPage } from "./gatsbyGlobals";
import { endNavigation, startNavigation } from "./NavigationProgress";
import { closeLayers, goToStart } from "./resetScrollAndFocus";

/**
 * Wraps Gatsby's navigation so that links, Back and Forward work even when their page cannot be
 * rendered in this document: after a deploy, after a failed request, before hydration, which a failed
 * request prevents, once React has unmounted, or because only the query differs. Gatsby alone would
 * drop the anchor, render the new version's data with the old version's code first, change no more than
 * the URL, do nothing for a template that this version lacks, and let a slow page replace a page that
 * was requested later.
 */
export function navigateOrReload(): void {
  const navigate = window.___navigate;
  let latest = 0;
  let isLoadingDocument = false;
  window.___navigate = async (to, options) => {
    const url = new URL(to, window.location.href);
    const cleanTo = to.replace(/#.*/s, cleanFragment);
    cancel();
    const own = latest;
    startNavigation();
    // Some browsers let the requests of a page that is being left fail, well before `pagehide`.
    window.addEventListener("beforeunload", cancel);
    const page = await window.___loader.loadPage(url.pathname + url.search).catch(() => undefined);
    if (latest !== own) return;
    window.removeEventListener("beforeunload", cancel);
    const isMounted = isHydrated() && document.getElementById("___gatsby")?.hasChildNodes();
    const isHere = isRendered(url);
    // A mounted page does not read its query again.
    const isOtherQuery = isHere && url.search && url.search !== window.location.search;
    if (isMounted && isOfThisVersion(page) && !isOtherQuery) {
      const { href, hash } = new URL(cleanTo, url);
      const isSameUrl = href === window.location.href;
      // Browsers follow a link to an anchor of the page, but where Back is loading another one.
      const isStart = isHere && (!hash || !isRendered(window.location));
      // A link to the page itself goes to its start, as a load would, and adds no entry to the history.
      if (!isStart || !isSameUrl)
        navigate(cleanTo, isSameUrl ? { ...options, replace: true } : options);
      if (!isStart) return;
      showUrlHash(hash.slice(1));
      goToStart(document.getElementById(decodeURIComponent(hash.slice(1))));
    } else if (navigator.onLine) {
      isLoadingDocument = true;
      window.location.assign(url);
    } else {
      endNavigation();
      closeLayers();
      showOffline();
    }
  };
  // A visitor who goes back or elsewhere meanwhile has changed their mind.
  const cancel = () => {
    latest += 1;
    // Engines go on loading a document after Back within this one.
    if (isLoadingDocument) stopLoading();
    isLoadingDocument = false;
    // Firefox keeps no page for Back that listens to it.
    window.removeEventListener("beforeunload", cancel);
    endNavigation();
  };
  // Gatsby hears of Back and Forward once their page is in its memory.
  const onPopState = async (event: PopStateEvent) => {
    cancel();
    const own = latest;
    const { location, ___loader } = window;
    const path = location.pathname + location.search;
    if (!isHydrated() || isRendered(location) || isOfThisVersion(___loader.loadPageSync(path)))
      return;
    event.stopImmediatePropagation();
    startNavigation();
    let isLeft = false;
    const leave = () => {
      isLeft = true;
    };
    window.addEventListener("beforeunload", leave, { once: true });
    const page = await ___loader.loadPage(path).catch(() => undefined);
    window.removeEventListener("beforeunload", leave);
    if (latest !== own) return;
    if (isOfThisVersion(page)) showPageOfUrl();
    else if (!isLeft) {
      isLoadingDocument = true;
      // The entry keeps it in the next document.
      window.history.scrollRestoration = "auto";
      location.reload();
    } else {
      // It may have failed because it is being left; or the visitor has called a telephone link.
      endNavigation();
      showLoadError();
    }
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  window.addEventListener("pagehide", () => {
    isLoadingDocument = false;
    cancel();
  });
  // Back may restore this document as it was left, with a page that was still loading.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !isRendered(window.location)) showPageOfUrl();
  });
  // Nothing else handles a failure before the first render.
  const reportFailure = () => {
    if (performance.getEntriesByName("onInitialClientRender").length > 0) return;
    showLoadError();
    // The loader, which would load a failed script again, hides the notice when Back restores the page.
    window.addEventListener("pageshow", reportFailure);
  };
  window.addEventListener("unhandledrejection", reportFailure);
}

/** Stops the document that is loading; pictures of this one, which are stopped too, load again. */
function stopLoading(): void {
  window.stop();
  for (const picture of document.images)
    if (picture.naturalWidth === 0) picture.setAttribute("src", picture.src);
}

/** Tells whether the document can render what Gatsby's loader has returned. */
const isOfThisVersion = (page: LoadedPage | undefined): boolean =>
  page?.status !== "error" &&
  (process.env.NODE_ENV === "development"
    ? page !== undefined
    : page?.page?.webpackCompilationHash === window.___webpackCompilationHash);

const showPageOfUrl = () =>
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
