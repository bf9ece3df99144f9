import { render, screen, within } from "@testing-library/react";
import { LegalDocument } from "./LegalDocument";

const labels = {
  effective: "Effective",
  replaced: "No longer valid. See",
  earlier: "Earlier versions",
  summary: "In short",
};
const document = {
  path: "/terms",
  label: "Terms",
  parentPage: null,
  seo: { title: "", description: "" },
  intro: { eyebrow: null, title: "Terms", lead: "The terms.", chart: null },
  effective: "2031-03-01",
  replacement: null,
  summary: "<p>Short.</p>",
  sections: [],
};

it("links to the current version from a version that has been replaced", () => {
  const replacement = { path: "/terms", label: "Terms of today" };
  render(<LegalDocument document={{ ...document, replacement }} earlier={[]} labels={labels} />);
  const notice = screen.getByText(labels.replaced);
  expect(within(notice).getByRole("link", { name: "Terms of today" })).toHaveAttribute(
    "href",
    "/terms",
  );
});

it("lists the earlier versions, with their dates, on the current version", () => {
  const earlier = [{ path: "/terms-2029", effective: "2029-02-01" }];
  render(<LegalDocument document={document} earlier={earlier} labels={labels} />);
  expect(screen.getByRole("heading", { name: labels.earlier })).toBeVisible();
  const link = screen.getByRole("link", { name: "Effective February 1, 2029" });
  expect(link).toHaveAttribute("href", "/terms-2029");
  expect(screen.queryByText(labels.replaced)).toBeNull();
});
