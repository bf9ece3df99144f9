import { render, screen, within } from "@testing-library/react";
import { listedProduct } from "../../../test/listedProduct";
import { ProductList } from "./ProductList";

const PRODUCTS = [
  listedProduct("Boats", true),
  listedProduct("Cars", true),
  listedProduct("Roofs", false),
];

test("lists available products before upcoming ones", () => {
  render(<ProductList content={{ title: "Loans" }} products={PRODUCTS} />);
  const entries = screen
    .getAllByRole("listitem")
    .map((entry) => [
      within(entry).getByRole("heading", { level: 3 }).textContent,
      within(entry).getByText(/^(Available Now|Coming Soon)$/).textContent,
      within(entry).getByRole("link").getAttribute("href"),
    ]);
  expect(entries).toEqual([
    ["Roofs", "Available Now", "/roofs"],
    ["Boats", "Coming Soon", "/boats"],
    ["Cars", "Coming Soon", "/cars"],
  ]);
});
