import type { GatsbyBrowser } from "gatsby";
import { prepareLinks } from "../layout/prepareLinks";
import { startAtTop } from "../layout/startAtTop";
import { keepGoing } from "../layout/Trouble/keepGoing";
import { keepExpandedState } from "../loader/keepExpandedState";
import { keepScrolledState } from "../loader/keepScrolledState";
import { root } from "../loader/page";

/**
 * The page's scripts have come: from here on links lead to pages without a full load. Gatsby waits
 * for what this returns, so that what it does next is a task of its own.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepGoing();
  prepareLinks();
  startAtTop();
  // In production the loader has done this long before.
  if (process.env.NODE_ENV === "development") {
    keepScrolledState();
    keepExpandedState();
    root.dataset.laidOut = "";
  }
  return new Promise<void>((resolve) => setTimeout(resolve));
};
