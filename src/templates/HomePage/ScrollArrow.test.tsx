import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { ScrollArrow } from "./Hero";

const scrolledBy = jest.fn();

test.each([
  ["scrolls by one window height, without animation if motion is reduced", {}, true],
  ["leaves the click to the browser, which opens a new tab", { ctrlKey: true }, false],
])("%s (clicked with %p)", (_, key, scrolls) => {
  Object.assign(window, {
    innerHeight: 740,
    scrollBy: scrolledBy,
    matchMedia: () => ({ matches: true }),
  });
  scrolledBy.mockClear();
  render(<ScrollArrow label="Scroll down" to="#our-loans" />);
  const arrow = screen.getByRole("link", { name: "Scroll down" });
  expect(arrow).toHaveAttribute("href", "#our-loans");
  const click = createEvent.click(arrow, key);
  fireEvent(arrow, click);
  expect(click.defaultPrevented).toBe(scrolls);
  expect(scrolledBy.mock.calls).toEqual(scrolls ? [[{ top: 740, behavior: "instant" }]] : []);
});
