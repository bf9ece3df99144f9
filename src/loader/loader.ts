import { recordEarlyClick } from "./earlyActions";
import {
  defer,
  inTasks,
  keepScrolledState,
  layOutRest,
  listen,
  openDialog,
  page,
  root,
} from "./page";

interface PageScript extends HTMLScriptElement {
  readonly dataset: { files: string };
}

/**
 * The only script of a page until it is readable; its limit is 1 kB. It loads the page's scripts and data
 * when the browser is idle, or as soon as the visitor acts. The data attributes of its tag list them, and
 * hold the two globals that Gatsby's own page would set inline.
 */
const waiting = Object.assign(self, (page.currentScript as PageScript).dataset).files.split(" ");

/** A fragment may name a part of the page or a loan that scripts show. */
const hasNoFragment = !location.hash;

/** With Data Saver or on a slow network, a visitor who only reads downloads nothing more. */
const network = navigator.connection;
const isSparing = network?.saveData || /2g/.test(network?.effectiveType as string);

/** How long to wait for idle time, in milliseconds: a busy browser may have none. */
const IDLE_LIMIT = 2000;

/** The browser exposes an element as a global named after its id. */
declare const loadError: HTMLElement;

const start = () => {
  layOutRest();
  inTasks(waiting, (entry) => {
    const [file, integrity, isVital] = entry.split("|") as [string, string?, string?];
    if (integrity)
      page.head.append(
        Object.assign(page.createElement("script"), {
          // Fetched in parallel, evaluated in order: the template before Gatsby's entry.
          async: false,
          integrity,
          src: file,
          onerror(this: Element) {
            // Webpack would wait for this element instead of requesting the script again.
            this.remove();
            if (isVital) loadError.hidden = !waiting.push(entry);
          },
        }),
      );
    // Gatsby's own request follows within seconds and is answered by the HTTP cache.
    else fetch(file, { cache: "no-cache" }).catch(() => {});
  });
};

// On a reload or Back, the browser restores the scroll position from the current height of the page, so
// everything is laid out at once. With an anchor, the browser keeps scrolling to it while the page grows. The
// deprecated property is the shortest; a browser may drop it.
if (performance.navigation?.type && hasNoFragment) root.dataset.laidOut = "early";
keepScrolledState();
listen("click", recordEarlyClick);
listen("input", recordEarlyClick);
listen("focusin", start);
listen("keydown", start);
// A touch begins with this event, even one that scrolls. Before iOS 18.3, Safari closes a popover after a
// tap outside it only if the window listens to pointer events (WebKit bug 267688).
if (!isSparing) listen("pointerover", start);
// Also fired when Back restores a page that was left while its scripts were loading.
listen("pageshow", () => {
  layOutRest();
  // A dialog takes the focus, which also counts as an action.
  if (isSparing && hasNoFragment) return;
  openDialog();
  // Safari has no `requestIdleCallback`.
  (self.requestIdleCallback ?? defer)(start, { timeout: IDLE_LIMIT });
});
