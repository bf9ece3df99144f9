import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { fillTemplate } from "../../lib/fillTemplate";
import { ProductShowcase } from "./ProductShowcase";
import {
  beforeEveryTest,
  currentDot,
  observedThreshold,
  products,
  scroll,
  scrolledTo,
  TOP,
} from "./showcaseTestTools";

const { about } = readContent<Queries.LabelsFieldsFragment>("labels.yaml").links;
const linkOf = (subject: string) =>
  screen.getByRole("link", { name: `Learn More ${fillTemplate(about, { subject })}` });

beforeEach(beforeEveryTest);
afterEach(() => jest.restoreAllMocks());

test("is only the place that the arrow leads to when there are no products", () => {
  cleanup();
  const showcase = { id: "products", title: "Our products" };
  const { container } = renderUnstyled(<ProductShowcase showcase={showcase} products={[]} />);
  expect(container.querySelector("#products")).toBeEmptyDOMElement();
  expect(screen.queryByLabelText(showcase.title)).not.toBeInTheDocument();
});

test("shows badge, heading, description and link when a product is rendered", () => {
  for (const { path, card } of products) {
    expect(screen.getByRole("heading", { level: 2, name: card.title })).toBeVisible();
    expect(screen.getByText(card.description)).toBeVisible();
    expect(linkOf(card.title)).toHaveAttribute("href", path);
  }
  expect(screen.getAllByText("Coming Soon")).toHaveLength(2);
});

test.each([
  ["First", [1]],
  ["First", [1, 0.49]],
  ["Second", [1, 0.5]],
  ["Third", [1, 1, 0.5]],
])("marks %s as current when these shares of the sections are in view: %p", (name, shares) => {
  expect(observedThreshold()).toBe(0.5);
  scroll(TOP, ...shares);
  expect(currentDot()).toEqual([name]);
});

test.each([
  ["First", 1000],
  ["Second", 1800],
  ["Third", 2600],
])("the dot %s scrolls to %i px when it is clicked", async (name, top) => {
  scroll(TOP, 1);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test("scrolls to a covered section when the focus moves into it", async () => {
  scroll(2600, 1, 1, 1);
  for (const panel of screen.getAllByRole("article")) panel.style.position = "sticky";
  await userEvent.tab();
  linkOf("Second").focus();
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "smooth" });
});

test("has no dots when there is a single product", () => {
  expect(screen.getByRole("list")).toBeVisible();
  cleanup();
  renderUnstyled(
    <ProductShowcase showcase={{ id: "one", title: "One" }} products={products.slice(0, 1)} />,
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
