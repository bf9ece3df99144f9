import { act, render, screen } from "@testing-library/react";
import { AfterOpening } from "./AfterOpening";
import { pageShown } from "./startAtTop";

/** Tells that what is observed has been painted. */
let paint: () => void;

beforeEach(() => {
  pageShown("/first");
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

const showPage = (address: string) => {
  window.history.replaceState(null, "", address);
  render(
    <>
      <h1>How to Apply</h1>
      <AfterOpening>
        <p>Five steps</p>
      </AfterOpening>
    </>,
  );
};

test.each(["/first", "/first#steps", "/second#steps"])(
  "a page at %s has everything at once",
  (address) => {
    showPage(address);
    expect(screen.getByText("Five steps")).toBeInTheDocument();
  },
);

test("a page that a link leads to shows its opening first, and the rest once it is painted", () => {
  showPage("/second");
  expect(screen.getByRole("heading", { name: "How to Apply" })).toBeInTheDocument();
  expect(screen.queryByText("Five steps")).not.toBeInTheDocument();
  act(() => paint());
  expect(screen.getByText("Five steps")).toBeInTheDocument();
});
