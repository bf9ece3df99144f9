import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { ScrollArrow } from "./ScrollArrow";

const scrolledBy = jest.fn();
let wantsNoMotion: boolean;

beforeEach(() => {
  scrolledBy.mockClear();
  wantsNoMotion = false;
  Object.assign(window, {
    innerHeight: 740,
    scrollBy: scrolledBy,
    matchMedia: () => ({ matches: wantsNoMotion }),
  });
  render(<ScrollArrow label="Scroll down to our loans" to="#our-loans" />);
});

const arrow = () => screen.getByRole("link", { name: "Scroll down to our loans" });

test.each([
  [false, "smooth"],
  [true, "instant"],
])("it scrolls by one window height; without motion %s: %s", (noMotion, behavior) => {
  wantsNoMotion = noMotion;
  const press = createEvent.click(arrow());
  fireEvent(arrow(), press);
  expect(scrolledBy).toHaveBeenCalledWith({ top: 740, behavior });
  expect(press.defaultPrevented).toBe(true);
});

test("without script, or into a new tab, it is a link to the section below", () => {
  expect(arrow()).toHaveAttribute("href", "#our-loans");
  const press = createEvent.click(arrow(), { ctrlKey: true });
  fireEvent(arrow(), press);
  expect(scrolledBy).not.toHaveBeenCalled();
  expect(press.defaultPrevented).toBe(false);
});
