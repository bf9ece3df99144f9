import { recordEarlyClick } from "./earlyActions";
import {
  inTasks,
  keepScrolledState,
  later,
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
 * The only script of a page until it is readable; it may measure 1 kB. It loads the page's scripts
 * and data when the browser is idle, or as soon as the visitor acts. Its tag's data attributes list
 * them, and hold the two globals that Gatsby's own page would set inline.
 */
const waiting = Object.assign(self, (page.currentScript as PageScript).dataset).files.split(" ");

/** A fragment may name a part of the page, or a loan, that scripts show. */
const hasNoFragment = !location.hash;

/** Whether someone who only reads receives no more: with Data Saver, or on a slow network. */
const network = navigator.connection;
const isSparing = network?.saveData || /2g/.test(network?.effectiveType as string);

/** How long to wait for idle time, in milliseconds: a busy browser may have none. */
const IDLE_LIMIT = 2000;

/** The browser makes an element available by its id. */
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

// The browser restores the scroll position of a reload or of Back by the height that the page has by then,
// so everything is laid out at once. An anchor is left to the browser, which follows it while the page grows.
// The deprecated property is the shortest; a browser may drop it.
if (performance.navigation?.type && hasNoFragment) root.dataset.laidOut = "early";
keepScrolledState();
listen("click", recordEarlyClick);
listen("input", recordEarlyClick);
listen("focusin", start);
listen("keydown", start);
// A touch begins with it, even one that scrolls. Before iOS 18.3, Safari closes a popover at a tap
// outside of it only where the window listens to pointer events (WebKit bug 267688).
if (!isSparing) listen("pointerover", start);
// Also fired when Back restores a page that was left while its scripts were loading.
listen("pageshow", () => {
  layOutRest();
  // A dialog takes the focus, which is an intent, too.
  if (isSparing && hasNoFragment) return;
  openDialog();
  // Safari has no `requestIdleCallback`.
  (self.requestIdleCallback ?? later)(start, { timeout: IDLE_LIMIT });
});
