import { act, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { recordEarlyClick, rememberEarlyClick } from "./earlyClick";

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

const FIELDS = "<input id='first'><input id='last'><input type='checkbox'>";

test.each([
  ["no click of a visitor who types by then", 1, FIELDS, "#last", 0],
  ["the click that Enter in the last input may have caused", 0, FIELDS, "#last", 1],
  ["no click by Enter of a visitor who types in another field", 0, FIELDS, "#first", 0],
  ["no click by Enter of a visitor who types a text", 0, "<input><textarea/>", "textarea", 0],
])("replays %s", (_, detail, fields, focused, times) => {
  const clicked = jest.fn();
  document.body.innerHTML = `<form>${fields}</form><button data-replay-click>Send</button>`;
  const button = document.querySelector("button");
  recordEarlyClick();
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  const replay = rememberEarlyClick();
  button?.addEventListener("click", clicked);
  document.querySelector<HTMLElement>(focused)?.focus();
  replay();
  expect(clicked).toHaveBeenCalledTimes(times);
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
