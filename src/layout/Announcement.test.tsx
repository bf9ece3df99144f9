import { fireEvent, render, screen } from "@testing-library/react";
import { openPrerendered } from "../../test/openPrerendered";
import { formatDate } from "../lib/format";
import { isHydrated } from "../lib/useHydrated";
import { Announcement } from "./Announcement";

const FUTURE = "2999-12-31";
const storm = { text: "A storm.", until: FUTURE, link: { label: "Read more", to: "/storm" } };
let announcement: typeof storm;
jest.mock("../lib/useSite", () => ({ useSite: () => ({ lender: { announcement } }) }));
jest.mock("../lib/useHydrated", () => ({
  ...jest.requireActual("../lib/useHydrated"),
  isHydrated: jest.fn(() => true),
}));

const page = (
  <>
    <Announcement />
    <main>
      <h1>Rates</h1>
    </main>
  </>
);
const shown = () => document.querySelector(".announcement");

beforeEach(() => {
  document.body.innerHTML = "";
  announcement = storm;
});

test("says until when it holds, and is hidden on every page once it is dismissed, but a new one is not", () => {
  const { unmount } = render(page);
  expect(shown()).toHaveTextContent(formatDate(FUTURE));
  expect(screen.getByRole("link")).toHaveAttribute("href", storm.link.to);
  fireEvent.click(screen.getByRole("button"));
  expect(shown()).toBeNull();
  expect(screen.getByRole("heading")).toHaveFocus();
  unmount();
  const { rerender } = render(page);
  expect(shown()).toBeNull();
  announcement = { ...storm, text: "The storm is over." };
  rerender(<Announcement />);
  expect(shown()).toBeVisible();
});

test.each([
  ["dismissed", () => sessionStorage.setItem("announcement", JSON.stringify(storm.text))],
  ["over", () => Object.assign(announcement, { until: "2001-01-01" })],
])("hydration hides its text, but not its place on the page, when it is %s", (_, change) => {
  announcement = { ...storm };
  jest.mocked(isHydrated).mockReturnValueOnce(false).mockReturnValueOnce(false);
  change();
  const { hydrate } = openPrerendered(page);
  expect(shown()).not.toHaveAttribute("data-over");
  hydrate();
  expect(shown()).toHaveAttribute("data-over");
});
