import { fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "./Carousel";

const NAMES = ["One", "Two", "Three"];

/** Renders a carousel whose slides are 100 px apart. Returns a function that names the slide scrolled to. */
const show = (count: number) => {
  const slides = NAMES.slice(0, count).map((name) => ({
    key: name,
    content: <button type="button">{name}</button>,
  }));
  render(
    <>
      <h2 id="title">Numbers</h2>
      <Carousel labelledBy="title" slides={slides} />
    </>,
  );
  const row = screen.getByRole("list");
  Object.defineProperty(row, "scrollWidth", { value: 100 * count });
  for (const [index, slide] of [...row.children].entries())
    Object.defineProperty(slide, "offsetLeft", { value: 100 * index });
  const scrollTo = ({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = left;
  };
  Object.assign(row, { scrollTo });
  return () => NAMES[row.scrollLeft / 100];
};

test("has no Next button when there is only one slide", () => {
  show(1);
  expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
});

test("moves the focus along when it is in a slide, but not when it is on a button", () => {
  show(3);
  screen.getByRole("button", { name: "One" }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowLeft" });
  expect(screen.getByText("Three").parentElement).toHaveFocus();
  const next = screen.getByRole("button", { name: "Next" });
  next.focus();
  fireEvent.click(next);
  expect(next).toHaveFocus();
});

test.each([
  { key: "ArrowRight", at: "One", name: "Two" },
  { key: "ArrowLeft", at: "One", name: "Three" },
  { key: "ArrowRight", at: "Next", name: "Two" },
  { key: "ArrowDown", at: "One", name: "One" },
  { key: "ArrowRight", at: "One", altKey: true, name: "One" },
  { key: "ArrowRight", at: "One", shiftKey: true, name: "One" },
])(
  "scrolls only when the left or right arrow key is pressed inside without a modifier: %j",
  ({ at, name, ...key }) => {
    const shown = show(3);
    const inside = screen.getByRole("button", { name: at });
    expect(fireEvent.keyDown(inside, key)).toBe(name === "One");
    expect(shown()).toBe(name);
  },
);
