import { render, screen } from "@testing-library/react";
import { ActionButtons } from "./Button";

test.each([
  ["in the same tab when it leads to a page on this site", "/apply", "Apply Now", null],
  [
    "in a new tab, and its name says so, when it leads to another site",
    "https://elsewhere.example",
    "Apply Now (opens in a new tab)",
    "_blank",
  ],
])("a link opens %s", (_, to, name, target) => {
  render(<ActionButtons actions={[{ label: "Apply Now", to }]} />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", to);
  expect(link.getAttribute("target")).toBe(target);
});

test("makes only the first of several buttons primary", () => {
  render(
    <ActionButtons
      actions={[
        { label: "Apply Now", to: "/apply" },
        { label: "Calculate Payment", to: "/calculator" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.dataset.variant)).toEqual([
    "primary",
    "secondary",
  ]);
});
