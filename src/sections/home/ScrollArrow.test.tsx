import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { ScrollArrow } from "./Hero";

const scrolledBy = jest.fn();

test.each([
  ["without a modifier key", {}, true],
  ["with a modifier key, which opens a new tab", { ctrlKey: true }, false],
])(
  "with reduced motion, scrolls by one window height when it is clicked %s: %p %p",
  (_, key, scrolls) => {
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
  },
);
