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
  // Runs before the scroll position is handled, which a plain load leaves to the browser.
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

/** Hydrates in slices, so that the page responds in between. Development renders in its own way. */
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
  // Tab would start at the wrapper of Gatsby's router, at the page's top.
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
  showLoadError(false);
  replayEarlyActions?.();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  resetScrollAndFocus(update);
  // After a page load, the loader does this; development has no loader.
  if (update.prevLocation || process.env.NODE_ENV === "development") openDialog();
};

/** Gatsby would restore the scroll position of the last visit; `onRouteUpdate` decides instead. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
