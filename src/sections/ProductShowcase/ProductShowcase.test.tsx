import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  beforeEveryTest,
  currentDot,
  observedThreshold,
  products,
  scroll,
  scrolledTo,
  TOP,
} from "./showcaseTestTools";

beforeEach(beforeEveryTest);
afterEach(() => jest.restoreAllMocks());

test("shows badge, heading, description and link when a product is rendered", () => {
  for (const { path, card } of products) {
    expect(screen.getByRole("heading", { level: 2, name: card.title })).toBeVisible();
    expect(screen.getByText(card.description)).toBeVisible();
    expect(screen.getByRole("link", { name: `Learn More about ${card.title}` })).toHaveAttribute(
      "href",
      path,
    );
  }
  expect(screen.getAllByText("Coming Soon")).toHaveLength(2);
});

test.each([
  ["Salary Loans", [1]],
  ["Salary Loans", [1, 0.49]],
  ["Business Loans", [1, 0.5]],
  ["Government Loans", [1, 1, 0.5]],
])("marks %s as current when these shares of the sections are in view: %p", (name, shares) => {
  expect(observedThreshold()).toBe(0.5);
  scroll(TOP, ...shares);
  expect(currentDot()).toEqual([name]);
});

test.each([
  ["Salary Loans", 1000],
  ["Business Loans", 1800],
  ["Government Loans", 2600],
])("the dot %s scrolls to %i px when it is clicked", async (name, top) => {
  scroll(TOP, 1);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test("scrolls to a covered section when the focus moves into it", async () => {
  scroll(2600, 1, 1, 1);
  await userEvent.tab();
  screen.getByRole("link", { name: /about Business Loans/ }).focus();
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "smooth" });
});
