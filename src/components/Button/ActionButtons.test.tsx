import { render, screen } from "@testing-library/react";
import { ActionButtons } from "./ActionButtons";

test.each([
  ["a page of this site", "/apply", "Apply Now", null],
  ["another site", "https://employers.kwedi.example", "Apply Now (opens in a new tab)", "_blank"],
])("a button to %s opens where its name says", (_, to, name, target) => {
  render(<ActionButtons actions={[{ label: "Apply Now", to }]} />);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", to);
  expect(link.getAttribute("target")).toBe(target);
});

test("only the first button is filled", () => {
  render(
    <ActionButtons
      actions={[
        { label: "Apply Now", to: "/apply" },
        { label: "Calculate Payment", to: "/loan-calculator" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.dataset.variant)).toEqual([
    "primary",
    "secondary",
  ]);
});
