import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeEarlyClick } from "./src/client/loader/earlyActions";
import { handleLoadErrors, showLoadError } from "./src/client/loader/LoadErrorAlert";
import { keepScrolledState, openDialog } from "./src/client/loader/page";
import { showProgress } from "./src/client/navigation/NavigationProgress";
import { isUnreadable, restoreAddress } from "./src/client/navigation/readableUrl";
import {
  handleHistoryNavigation,
  resetScrollAndFocus,
} from "./src/client/navigation/resetScrollAndFocus";
import { markHydrated } from "./src/lib/useHydrated";

export { wrapPageElement } from "./src/layout/AppShell";
export { wrapRootElement } from "./src/theme/styleCache";

declare global {
  interface Window {
    /** If true, Gatsby leaves all links to the browser. */
    ___failedResources: boolean;
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // A rule besides Gatsby's own navigation: unless React is running, links are full page loads, because Gatsby would
  // change the URL but not the page. The others: `handleHistoryNavigation`, `prefetchOnIntent` and `readableUrl`.
  window.___failedResources = true;
  handleHistoryNavigation();
  handleLoadErrors();
  if (process.env.NODE_ENV === "development") {
    // In production the loader does this before React loads.
    keepScrolledState();
    void import("./src/client/dev/contentProblems").then(({ showContentProblems }) =>
      showContentProblems(),
    );
  }
};

/** Hydrates in short tasks, so that the page stays responsive. In development, Gatsby renders the page. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

let replayEarlyActions: (() => void) | undefined;

function hydrate(element: ReactNode, container: Element): void {
  restoreAddress();
  replayEarlyActions = takeEarlyClick();
  const onUncaughtError = (error: unknown) => {
    window.___failedResources = true;
    reportError(error);
  };
  startTransition(() => void hydrateRoot(container, element, { onUncaughtError }));
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated();
  window.___failedResources = isUnreadable;
  // Gatsby makes the wrapper focusable. A click would focus it, and Tab would continue from the top of the
  // page.
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
  showLoadError(false);
  replayEarlyActions?.();
};

/** Gatsby calls this if the next page has not loaded after a second. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => showProgress(true);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  resetScrollAndFocus(update);
  // After a full page load, the loader does this. Development has no loader.
  if (update.prevLocation || process.env.NODE_ENV === "development") openDialog();
};

/**
 * Returns false, because Gatsby would otherwise restore the scroll position of the last visit.
 * `onRouteUpdate` scrolls instead.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
