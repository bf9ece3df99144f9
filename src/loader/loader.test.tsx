import { act, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { openDialog } from "./afterLoad";
import { keepExpandedState, keepScrolledState } from "./documentState";
import { recordEarlyClick, rememberEarlyClick } from "./earlyClick";

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

test("replays a click on a marked button that came before hydration", async () => {
  const clicked = jest.fn();
  const button = (
    <button type="button" data-replay-click onClick={clicked}>
      <span>Go Back</span>
    </button>
  );
  document.body.innerHTML = renderToString(button);
  recordEarlyClick();
  document.querySelector("span")?.click();
  const replay = rememberEarlyClick();
  await act(async () => void hydrateRoot(document.body, button));
  replay();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("does not replay a click during hydration, which React handles", () => {
  const clicked = jest.fn();
  const button = (
    <button type="button" data-replay-click onClick={clicked}>
      Go Back
    </button>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(button);
  document.body.replaceChildren(container);
  recordEarlyClick();
  document.body.click();
  const replay = rememberEarlyClick();
  startTransition(() => void hydrateRoot(container, button));
  container.querySelector("button")?.click();
  replay();
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
