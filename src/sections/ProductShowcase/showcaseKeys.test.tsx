import { cleanup, fireEvent, screen } from "@testing-library/react";
import {
  beforeEveryTest,
  press,
  reduceMotion,
  renderShowcase,
  scroll,
  scrolledTo,
  TOP,
  WINDOW_HEIGHT,
} from "./showcaseTestTools";

beforeEach(beforeEveryTest);
afterEach(() => jest.restoreAllMocks());

test.each([
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

test("leaves keys to the browser when they are pressed in a field or a menu", () => {
  scroll(1000, 1);
  expect(press("ArrowDown", screen.getByLabelText("A field"))).toBe(true);
  const menu = screen.getByRole("button", { name: "A menu" });
  expect(press("ArrowDown", menu)).toBe(true);
});

test("leaves keys to the browser while a dialog is open", () => {
  scroll(1000, 1);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  expect(press("ArrowDown")).toBe(true);
  dialog.remove();
  expect(press("ArrowDown")).toBe(false);
});

describe.each([
  ["with", () => fireEvent(document, new Event("scrollend"))],
  [
    "without",
    () => {
      fireEvent.scroll(document);
      jest.advanceTimersByTime(150);
    },
  ],
])("in browsers %s the scrollend event", (how, endScroll) => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has it.
    if (how === "without") Reflect.deleteProperty(window, "onscrollend");
    else Object.assign(window, { onscrollend: null });
    cleanup();
    renderShowcase();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("scrolls two sections when a key is pressed again during the first scroll", () => {
    scroll(1000, 1);
    press("ArrowDown");
    fireEvent.scroll(document);
    press("ArrowDown");
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
    // The page is scrolling to the last section and must not scroll past it.
    expect(press("ArrowDown")).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  test("scrolls two sections when an earlier scroll ends between two presses", () => {
    scroll(1000, 1);
    fireEvent.scroll(document);
    jest.advanceTimersByTime(149);
    press("ArrowDown");
    if (how === "with") endScroll();
    else jest.advanceTimersByTime(1);
    press("ArrowDown");
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
  });

  test("scrolls one section at a time when a key is held down", () => {
    scroll(1000, 1);
    press("ArrowDown");
    expect(press("ArrowDown", document.body, { repeat: true })).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    scroll(1800, 1, 1);
    endScroll();
    press("ArrowDown", document.body, { repeat: true });
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
  });
});
