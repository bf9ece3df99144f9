import { screen } from "@testing-library/react";
import {
  beforeEveryTest,
  press,
  reduceMotion,
  scroll,
  scrolledTo,
  TOP,
  WINDOW_HEIGHT,
} from "./showcaseTestTools";

beforeEach(beforeEveryTest);
afterEach(() => jest.restoreAllMocks());

test.each([
  ["ArrowDown", 650, [0.56], 1000],
  ["ArrowDown", 900, [0.88], 1800],
  ["ArrowDown", 1500, [1, 0.63], 1800],
  ["ArrowUp", 1900, [1, 1], 1000],
  ["ArrowUp", 2900, [1, 1, 0.63], 2600],
  ["ArrowDown", 1000, [1], 1800],
  ["ArrowDown", 1800, [1, 1], 2600],
  ["ArrowUp", 2600, [1, 1, 1], 1800],
  ["ArrowUp", 1800, [1, 1], 1000],
])("%s scrolls to the next section when it is pressed at %i px", (key, position, shares, top) => {
  scroll(position, ...shares);
  expect(press(key)).toBe(false);
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test("scrolls instantly when the visitor prefers reduced motion", () => {
  reduceMotion();
  scroll(TOP, 1);
  press("ArrowDown");
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "instant" });
});

test.each([
  ["at the first section, upwards", () => scroll(1000, 1), "ArrowUp", {}],
  ["at the last section, downwards", () => scroll(2600, 1, 1, 1), "ArrowDown", {}],
  ["out of view", () => scroll(100, 0.2), "ArrowDown", {}],
  ["past the showcase", () => scroll(3300, 0.1, 0.1, 0.1), "ArrowUp", {}],
  ["with a modifier", () => scroll(1000, 1), "ArrowDown", { altKey: true }],
  ["and are others", () => scroll(1000, 1), "PageDown", {}],
  [
    "and a section is higher than the window",
    () => {
      jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(WINDOW_HEIGHT + 50);
      scroll(1000, 1);
    },
    "ArrowDown",
    {},
  ],
])("leaves keys to the browser when they are pressed %s", (_, arrange, key, more) => {
  arrange();
  expect(press(key, document.body, more)).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("leaves keys to the browser when they are pressed in a field or a dialog is open", () => {
  scroll(1000, 1);
  expect(press("ArrowDown", screen.getByLabelText("A field"))).toBe(true);
  expect(press("ArrowDown", screen.getByRole("button", { name: "A menu" }))).toBe(true);
  const menu = screen.getByRole("dialog", { hidden: true });
  menu.toggleAttribute("open");
  expect(press("ArrowDown")).toBe(true);
  menu.toggleAttribute("open");
  expect(press("ArrowDown")).toBe(false);
});

describe("while the page is still scrolling", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("scrolls two sections when a key is pressed again", () => {
    scroll(1000, 1);
    press("ArrowDown");
    press("ArrowDown");
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
    // The page is scrolling to the last section and must not scroll past it.
    expect(press("ArrowDown")).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  test("scrolls one section at a time when a key is held down", () => {
    scroll(1000, 1);
    press("ArrowDown");
    expect(press("ArrowDown", document.body, { repeat: true })).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    scroll(1800, 1, 1);
    jest.advanceTimersByTime(1000);
    press("ArrowDown", document.body, { repeat: true });
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
  });
});
