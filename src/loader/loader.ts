import { keepExpandedState } from "./keepExpandedState";
import { keepScrolledState } from "./keepScrolledState";
import { keepLateClick } from "./lateClick";
import { openPromo } from "./openPromo";

/**
 * The only script of a page until it is readable. It fetches the page's own scripts when the
 * browser has nothing better to do, or at once when the visitor acts, and keeps what must be on
 * time before that. The build hands it the scripts in its own tag. It may weigh 1 kB.
 */
const { page, hash, scripts = "", island } = (document.currentScript as HTMLElement).dataset;
const waiting = scripts.split(" ");

/** The notice's id makes it known by this name, which costs the fewest bytes. */
declare const trouble: HTMLElement;

function fetchScripts(): void {
  for (const entry of waiting.splice(0)) {
    const [src, integrity] = entry.split("|");
    document.head.append(
      Object.assign(document.createElement("script"), {
        src,
        integrity,
        onerror() {
          trouble.hidden = false;
        },
      }),
    );
  }
}

// What Gatsby's scripts expect to find.
Object.assign(window, { pagePath: page, ___webpackCompilationHash: hash });

keepScrolledState();
keepExpandedState();
keepLateClick();
for (const intent of ["pointerdown", "pointerover", "keydown", "focusin"])
  addEventListener(intent, fetchScripts);
addEventListener("load", () => {
  openPromo();
  // Safari cannot tell when it is idle; pages with an island do not wait for it.
  const whenIdle: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  ((!island && whenIdle) || setTimeout)(fetchScripts);
});
