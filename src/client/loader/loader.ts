import { recordEarlyClick } from "./earlyActions";
import { defer, doc, keepScrolledState, listen, openDialog, state, whenIdle } from "./page";

interface PageScript extends HTMLScriptElement {
  readonly dataset: { files: string };
}

/**
 * The only script that a page has until the page is readable, limited to 1 kB. It loads the other scripts
 * and the data when the browser is idle, or as soon as the visitor does something. The data attributes of
 * its tag list those files, and contain the two globals that Gatsby normally sets in an inline script.
 */
const waiting = Object.assign(self, (doc.currentScript as PageScript).dataset).files.split(" ");

/** A fragment may refer to a part of the page or to a loan, which only scripts can show. */
const hasNoFragment = !location.hash;

/** In data-saving mode or on a slow network, nothing more is downloaded for a visitor who is only reading. */
const network = navigator.connection;
const isSparing = network?.saveData || /2g/.test(network?.effectiveType as string);

/** Browsers expose an element as a global variable named after its id. */
declare const loadError: HTMLElement;

/** Requests the files one by one, each in a separate task, so that a slow phone stays responsive. */
const start = () => {
  const entry = waiting.shift();
  if (!entry) return;
  const [file, integrity, isVital] = entry.split("|") as [string, string?, string?];
  if (integrity)
    doc.head.append(
      Object.assign(doc.createElement("script"), {
        // The scripts are fetched in parallel but evaluated in order: the template, then Gatsby's entry.
        async: false,
        integrity,
        src: file,
        onerror(this: Element) {
          // If the element stayed, webpack would wait for it instead of requesting the script again.
          this.remove();
          if (isVital) loadError.hidden = !waiting.push(entry);
        },
      }),
    );
  // Gatsby makes the same request within seconds, and the HTTP cache responds to it.
  else fetch(file, { cache: "no-cache" }).catch(() => {});
  defer(start);
};

// On a reload or Back, the browser restores the scroll position based on the page's current height, so
// everything is laid out immediately. Otherwise, the browser lays out the lower sections after the first paint,
// and keeps scrolling to any anchor as the page grows. `performance.navigation` is deprecated but
// short. The question mark is for browsers that have removed it. The attribute also shows that this script has
// run: without it, the styles show the load error after some seconds.
state.restored = performance.navigation?.type && hasNoFragment;
keepScrolledState();
listen("click", recordEarlyClick);
listen("input", recordEarlyClick);
listen("focusin", start);
listen("keydown", start);
// Every touch begins with this event, even one that scrolls. Before iOS 18.3, Safari closes a popover
// after a tap outside it only if the window listens for pointer events (WebKit bug 267688).
if (!isSparing) listen("pointerover", start);
// `pageshow` is also fired when Back restores a page that was left while its scripts were loading.
listen("pageshow", () => {
  // A dialog takes the focus, which would count as an action by the visitor and start the download.
  if (isSparing && hasNoFragment) return;
  openDialog();
  whenIdle(start);
});
