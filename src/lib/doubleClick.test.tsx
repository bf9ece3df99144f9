import { createEvent, fireEvent } from "@testing-library/react";
import { ignoreSecondClick } from "./doubleClick";

const clicked = jest.fn();

function buttonNamed(name: string): HTMLElement {
  const element = document.body.appendChild(document.createElement("button"));
  element.addEventListener("click", () => clicked(name));
  return element;
}
const first = buttonNamed("first");
const other = buttonNamed("other");

function click(element: HTMLElement, timeStamp: number, init: MouseEventInit = {}): void {
  const event = createEvent.click(element, { detail: 1, clientX: 50, ...init });
  fireEvent(element, Object.defineProperty(event, "timeStamp", { value: timeStamp }));
}

let start = 0;
beforeEach(() => {
  start += 10_000;
  click(first, start);
  clicked.mockClear();
});

test.each<[string, boolean, HTMLElement, number, MouseEventInit, number]>([
  ["ignores it on what has moved under the pointer", false, other, 200, {}, 0],
  ["lets it through on the same element", false, first, 200, {}, 1],
  ["ignores it on the same element when asked to", true, first, 200, {}, 0],
  ["lets another click through at another place", false, other, 200, { clientX: 200 }, 1],
  ["lets another click through half a second later", false, other, 500, {}, 1],
  ["lets a click by key through", false, other, 200, { detail: 0 }, 1],
])("%s", (_, sameToo, element, after, init, clicks) => {
  ignoreSecondClick(sameToo);
  click(element, start + after, init);
  expect(clicked).toHaveBeenCalledTimes(clicks);
});

test("ignores it on the same element when a toast of the form moves the page after the form asked to", () => {
  ignoreSecondClick(true);
  ignoreSecondClick();
  click(first, start + 200);
  expect(clicked).not.toHaveBeenCalled();
});

test("lets it through where nothing has moved", () => {
  click(other, start + 200);
  expect(clicked).toHaveBeenCalledTimes(1);
});
