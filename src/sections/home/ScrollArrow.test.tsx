import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { ScrollArrow } from "./Hero";

const scrolledBy = jest.fn();
let reducesMotion: boolean;

beforeEach(() => {
  scrolledBy.mockClear();
  reducesMotion = false;
  Object.assign(window, {
    innerHeight: 740,
    scrollBy: scrolledBy,
    matchMedia: () => ({ matches: reducesMotion }),
  });
  render(<ScrollArrow label="Scroll down to our loans" to="#our-loans" />);
});

const arrow = () => screen.getByRole("link", { name: "Scroll down to our loans" });

test.each([
  [false, "smooth"],
  [true, "instant"],
])(
  "scrolls by one window height when “prefers reduced motion” is %s: %s",
  (isReduced, behavior) => {
    reducesMotion = isReduced;
    const click = createEvent.click(arrow());
    fireEvent(arrow(), click);
    expect(scrolledBy).toHaveBeenCalledWith({ top: 740, behavior });
    expect(click.defaultPrevented).toBe(true);
  },
);

test("is a link to the next section, so that it works in a new tab", () => {
  expect(arrow()).toHaveAttribute("href", "#our-loans");
  const click = createEvent.click(arrow(), { ctrlKey: true });
  fireEvent(arrow(), click);
  expect(scrolledBy).not.toHaveBeenCalled();
  expect(click.defaultPrevented).toBe(false);
});
