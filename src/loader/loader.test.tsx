import { openDialog } from "./afterLoad";
import { keepExpandedState, keepScrolledState } from "./documentState";
import { recordEarlyClick, replayEarlyClick } from "./earlyClick";

test.each([
  [0, false],
  [10, false],
  [11, true],
])("marks the document as scrolled when it is scrolled by %i px: %s", (distance, marked) => {
  keepScrolledState();
  window.scrollY = distance;
  window.dispatchEvent(new Event("scroll"));
  expect(document.documentElement.hasAttribute("data-scrolled")).toBe(marked);
});

test("reflects in aria-expanded whether a popover is open, from the start and after each change", () => {
  document.body.innerHTML = `
    <button popovertarget="one">One</button><div id="one" popover></div>
    <button popovertarget="two">Two</button><div id="two" popover></div><details></details>`;
  for (const button of document.querySelectorAll("button"))
    button.popoverTargetElement = document.getElementById(
      button.getAttribute("popovertarget") ?? "",
    );
  keepExpandedState();
  const states = () =>
    [...document.querySelectorAll("button")].map((button) => button.ariaExpanded);
  expect(states()).toEqual(["false", "false"]);
  const toggle = (selector: string, newState: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  toggle("#one", "open");
  expect(states()).toEqual(["true", "false"]);
  toggle("details", "open");
  toggle("#one", "closed");
  expect(states()).toEqual(["false", "false"]);
});

test("replays a click on a marked button that came before hydration", () => {
  document.body.innerHTML =
    "<button data-replay-click><span>Go Back</span></button><button>Other</button>";
  const clicked = jest.fn();
  recordEarlyClick();
  document.querySelector("span")?.click();
  document.querySelector("[data-replay-click]")?.addEventListener("click", clicked);
  replayEarlyClick();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("opens a dialog that opens by itself one second after the page has loaded", () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<dialog data-auto-open></dialog>";
  const showModal = jest.fn();
  Object.assign(document.querySelector("dialog") ?? {}, { showModal });
  openDialog();
  jest.advanceTimersByTime(999);
  expect(showModal).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("lays out skipped sections one by one, and the document last", async () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<main><section></section><section></section></main><footer></footer>";
  const laidOut = () =>
    [...document.querySelectorAll("[data-laid-out]")].map(({ localName }) => localName);
  jest.resetModules();
  const { layOutRest } = await import("./afterLoad");
  layOutRest();
  expect(laidOut()).toEqual(["section"]);
  jest.advanceTimersToNextTimer(2);
  expect(laidOut()).toEqual(["section", "section", "footer"]);
  jest.runAllTimers();
  expect(laidOut()).toEqual(["html", "section", "section", "footer"]);
});
