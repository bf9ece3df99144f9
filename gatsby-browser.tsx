import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { markHydrated } from "./src/lib/useHydrated";
import { rememberEarlyActions } from "./src/loader/earlyActions";
import { handleLoadErrors, showLoadError } from "./src/loader/LoadErrorNotice";
import { keepScrolledState, openDialog } from "./src/loader/page";
import { navigateOrReload } from "./src/navigation/navigateOrReload";
import { restoreAddress } from "./src/navigation/readableUrl";
import { handleHistoryNavigation, resetScrollAndFocus } from "./src/navigation/resetScrollAndFocus";

export { wrapPageElement } from "./src/layout/AppShell";
export { wrapRootElement } from "./src/theme/styleCache";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Must come first: if it reloads the page on Back, it keeps the next listener from turning off the
  // browser's scroll restoration.
  navigateOrReload();
  handleHistoryNavigation();
  handleLoadErrors();
  if (process.env.NODE_ENV === "development") {
    // In production the loader does this before React loads.
    keepScrolledState();
    void import("./src/dev/contentProblems").then(({ showContentProblems }) =>
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
  replayEarlyActions = rememberEarlyActions();
  startTransition(() => void hydrateRoot(container, element));
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated();
  // Gatsby makes the wrapper focusable. A click would focus it, and Tab would continue from the top of the
  // page.
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
  showLoadError(false);
  replayEarlyActions?.();
};

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
