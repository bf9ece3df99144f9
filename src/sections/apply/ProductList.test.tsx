import { render, screen, within } from "@testing-library/react";
import { ProductList } from "./ProductList";

const product = (title: string, comingSoon: boolean): Queries.ListedProductFragment => ({
  path: `/${title.toLowerCase()}`,
  card: {
    order: 1,
    title,
    description: "A loan.",
    badge: comingSoon ? "Coming Soon" : "Available Now",
    comingSoon,
    linkLabel: "Read on",
    picture: { alt: null, src: { gatsbyImageData: null } },
  },
});
const PRODUCTS = [product("Boats", true), product("Cars", true), product("Roofs", false)];

test("lists available products before upcoming ones", () => {
  render(<ProductList content={{ title: "Loans", lead: null }} products={PRODUCTS} />);
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
