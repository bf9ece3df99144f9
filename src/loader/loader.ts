import { recordEarlyClick } from "./earlyActions";
import { defer, keepScrolledState, listen, openDialog, page, root, whenIdle } from "./page";

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

/** The browser exposes an element as a global named after its id. */
declare const loadError: HTMLElement;

/** Requests one file after the other, each in a task of its own, so that a slow phone stays responsive. */
const start = () => {
  const entry = waiting.shift();
  if (!entry) return;
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
  defer(start);
};

// On a reload or Back, the browser restores the scroll position from the current height of the page, so
// everything is laid out at once. Otherwise the browser lays out a section when it comes near the window, and
// keeps scrolling to an anchor meanwhile. The deprecated property is the shortest; a browser may drop it.
if (performance.navigation?.type && hasNoFragment) root.dataset.restored = "";
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
  // A dialog takes the focus, which also counts as an action.
  if (isSparing && hasNoFragment) return;
  openDialog();
  whenIdle(start);
});
