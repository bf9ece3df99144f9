import { render, screen, within } from "@testing-library/react";
import { TextDocument } from "./TextDocument";

const labels = {
  print: "Print",
  effective: "Effective",
  replaced: "No longer valid. See",
  earlier: "Earlier versions",
  summary: "In short",
  contents: null,
};
const text = {
  path: "/terms",
  label: "Terms",
  parentPage: null,
  seo: { title: "", description: "" },
  intro: { eyebrow: null, title: "Terms", lead: "The terms.", chart: null },
  published: null,
  notice: null,
  language: null,
  effective: "2031-03-01",
  replacement: null,
  summary: "<p>Short.</p>",
  picture: null,
  body: null,
  sections: null,
};

it("links to the current version from a version that has been replaced", () => {
  const replacement = { path: "/terms", label: "Terms of today" };
  render(<TextDocument text={{ ...text, replacement }} earlier={[]} labels={labels} />);
  const notice = screen.getByText(labels.replaced);
  expect(within(notice).getByRole("link", { name: "Terms of today" })).toHaveAttribute(
    "href",
    "/terms",
  );
});

it("lists the earlier versions, with their dates, on the current version", () => {
  const earlier = [{ path: "/terms-2029", label: "Terms", effective: "2029-02-01" }];
  render(<TextDocument text={text} earlier={earlier} labels={labels} />);
  expect(screen.getByRole("heading", { name: labels.earlier })).toBeVisible();
  const link = screen.getByRole("link", { name: "Effective February 1, 2029" });
  expect(link).toHaveAttribute("href", "/terms-2029");
  expect(screen.queryByText(labels.replaced)).toBeNull();
});

const sectionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    return { id: `part-${index}`, title: `Part ${index}`, body: "<p>Text.</p>", picture: null };
  });

it("numbers the sections only when the text has an effective date", () => {
  const sections = sectionsOf(1);
  const { rerender } = render(
    <TextDocument text={{ ...text, sections }} earlier={[]} labels={labels} />,
  );
  expect(screen.getByRole("heading", { name: "1. Part 0" })).toBeVisible();
  const paper = { ...text, sections, effective: null, published: "2031-03-01" };
  rerender(<TextDocument text={paper} earlier={[]} labels={labels} />);
  expect(screen.getByRole("heading", { name: "Part 0" })).toBeVisible();
  expect(screen.getByText("March 1, 2031")).toBeVisible();
});

it.each([
  [4, 0],
  [5, 5],
])("with %d sections, lists %d in a table of contents", (count, listed) => {
  render(
    <TextDocument text={{ ...text, sections: sectionsOf(count) }} earlier={[]} labels={labels} />,
  );
  expect(screen.queryAllByRole("link")).toHaveLength(listed);
});

it("uses its own labels in another language, and marks the English date", () => {
  const spanish = { ...text, language: "es", sections: sectionsOf(5) };
  const own = { ...labels, effective: "Desde", contents: "En esta página" };
  render(<TextDocument text={spanish} earlier={[]} labels={own} />);
  expect(screen.getByRole("navigation", { name: "En esta página" })).toBeInTheDocument();
  expect(screen.getByText("March 1, 2031")).toHaveAttribute("lang", expect.stringMatching(/^en/));
});
