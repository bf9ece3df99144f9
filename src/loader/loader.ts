import { keepExpandedState } from "./keepExpandedState";
import { keepScrolledState } from "./keepScrolledState";
import { keepLateClick } from "./lateClick";
import { layOutRest } from "./layOutRest";
import { openPromo } from "./openPromo";
import { inTasks, listen } from "./page";

/**
 * The only script of a page until it is readable. It fetches what the page works with, all at once,
 * when the browser has nothing better to do, or as soon as the visitor acts, and keeps what must be
 * on time before that. The build names the files in its own tag. It may weigh 1 kB.
 */
const { files, island } = (document.currentScript as HTMLElement).dataset;
const waiting = (files as string).split(" ");

/** The notice's id makes it known by this name, which costs the fewest bytes. */
declare const trouble: HTMLElement;

function start(): void {
  layOutRest();
  inTasks(waiting, (named) => {
    // Scripts have an integrity; data have none, and wait for the scripts that ask for them. What is
    // not vital is asked for once more by those scripts, if it is out of their way.
    const [file, integrity, vital] = named.split("|");
    document.head.append(
      Object.assign(document.createElement(integrity ? "script" : "link"), {
        src: file,
        href: file,
        rel: "preload",
        as: "fetch",
        crossOrigin: "",
        integrity,
        onerror(this: Element) {
          if (vital) trouble.hidden = false;
          else this.remove();
        },
      }),
    );
  });
}

keepScrolledState();
keepExpandedState();
keepLateClick();
// A touch, too, begins with pointerover.
for (const intent of ["pointerover", "keydown", "focusin"]) listen(intent, start);
listen("load", () => {
  openPromo();
  layOutRest();
  // Safari cannot tell when it is idle; pages with an island do not wait for it.
  ((!island && self.requestIdleCallback) || setTimeout)(start);
});
