import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { ProductList } from "./ProductList";

const product = (name: string) => {
  const { path, card } = readContent<Queries.ProductEntryFragment>(`products/${name}.yaml`);
  return { path, card: { ...card, picture: { alt: null, src: { gatsbyImageData: null } } } };
};

test("available products precede coming ones, each with badge and link, when they are listed", () => {
  render(
    <ProductList
      content={{ title: "Which loan is open", text: null }}
      products={["business-loans", "government-employee-loans", "salary-loans"].map(product)}
    />,
  );
  const entries = screen
    .getAllByRole("listitem")
    .map((entry) => [
      within(entry).getByRole("heading", { level: 3 }).textContent,
      within(entry).getByText(/^(Available Now|Coming Soon)$/).textContent,
      within(entry).getByRole("link").getAttribute("href"),
    ]);
  expect(entries).toEqual([
    ["Salary Deduction Loans", "Available Now", "/salary-loans"],
    ["Business Loans", "Coming Soon", "/business-loans"],
    ["Government Employee Loans", "Coming Soon", "/government-employee-loans"],
  ]);
});

test("links have different names when their labels are equal", () => {
  render(
    <ProductList
      content={{ title: "Which loan is open", text: null }}
      products={["business-loans", "salary-loans"].map(product)}
    />,
  );
  expect(screen.getByRole("link", { name: "Learn More about Business Loans" })).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Learn More about Salary Deduction Loans" }),
  ).toBeVisible();
});
