import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { recordEarlyClick, takeEarlyClick } from "./earlyActions";

const clicked = jest.fn();
const button = (
  <button type="button" data-replay-click onClick={clicked}>
    <span>Go Back</span>
  </button>
);

beforeEach(() => {
  clicked.mockClear();
  for (const type of ["click", "input"]) window.addEventListener(type, recordEarlyClick);
});

async function replayed(replay: () => void) {
  replay();
  await new Promise((resolve) => setTimeout(resolve));
}

test("does not replay a click made during hydration, because React replays it", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(button);
  document.body.replaceChildren(container);
  document.body.click();
  const replay = takeEarlyClick();
  startTransition(() => void hydrateRoot(container, button));
  container.querySelector("button")?.click();
  await replayed(replay);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("does not replay a click if the visitor types after it", async () => {
  document.body.innerHTML = "<input><button data-replay-click>Send</button>";
  const [field, button] = [...document.body.children] as HTMLElement[];
  button?.click();
  const replay = takeEarlyClick();
  button?.addEventListener("click", clicked);
  field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await replayed(replay);
  expect(clicked).not.toHaveBeenCalled();
});
