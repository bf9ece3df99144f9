import { render, screen } from "@testing-library/react";
import { AfterOpening } from "./AfterOpening";
import { pageShown } from "./startAtTop";

const showPage = () =>
  render(
    <>
      <h1>How to Apply</h1>
      <AfterOpening>
        <p>Five steps</p>
      </AfterOpening>
    </>,
  );

beforeEach(() => pageShown("/first"));

test.each(["/first", "/first#steps", "/second#steps"])(
  "a page at %s has everything at once",
  (address) => {
    window.history.replaceState(null, "", address);
    showPage();
    expect(screen.getByText("Five steps")).toBeInTheDocument();
  },
);

test("a page that a link leads to shows its opening first, and the rest after it", async () => {
  window.history.replaceState(null, "", "/second");
  showPage();
  expect(screen.getByRole("heading", { name: "How to Apply" })).toBeInTheDocument();
  expect(screen.queryByText("Five steps")).not.toBeInTheDocument();
  expect(await screen.findByText("Five steps")).toBeInTheDocument();
});
