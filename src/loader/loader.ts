import { keepExpandedState } from "./keepExpandedState";
import { keepScrolledState } from "./keepScrolledState";
import { keepLateClick } from "./lateClick";
import { openPromo } from "./openPromo";

/**
 * The only script of a page until it is readable. It fetches what the page works with, all at once,
 * when the browser has nothing better to do, or as soon as the visitor acts, and keeps what must be
 * on time before that. The build names the files in its own tag. It may weigh 1 kB.
 */
const { files = "", island } = (document.currentScript as HTMLElement).dataset;
const waiting = files.split(" ");

/** The notice's id makes it known by this name, which costs the fewest bytes. */
declare const trouble: HTMLElement;

/** Fetches one file after another, each in a task of its own: a slow phone can answer in between. */
function fetchFiles(): void {
  // Scripts have an integrity; data have none, and wait for the scripts that ask for them. What is
  // not vital is asked for once more by those scripts, if it is out of their way.
  const [file, integrity, vital] = (waiting.shift() ?? "").split("|");
  if (!file) return;
  document.head.append(
    Object.assign(document.createElement(integrity ? "script" : "link"), {
      src: file,
      href: file,
      rel: "preload",
      as: "fetch",
      crossOrigin: "",
      integrity: integrity ?? "",
      onerror({ target }: { target: Element }) {
        if (vital) trouble.hidden = false;
        else target.remove();
      },
    }),
  );
  setTimeout(fetchFiles);
}

keepScrolledState();
keepExpandedState();
keepLateClick();
for (const intent of ["pointerdown", "pointerover", "keydown", "focusin"])
  addEventListener(intent, fetchFiles);
addEventListener("load", () => {
  openPromo();
  // Safari cannot tell when it is idle; pages with an island do not wait for it.
  ((!island && window.requestIdleCallback) || setTimeout)(fetchFiles);
});
