import { render, screen } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { ActionButtons } from "./Button";

const { newTab } = readContent<Queries.LabelsFieldsFragment>("labels.yaml").links;

test.each([
  ["a page of this site", "/apply", "Apply Now", null],
  ["another site", "https://elsewhere.example", `Apply Now ${newTab}`, "_blank"],
])(
  "when a link is clicked, opens %s in the tab that the link's accessible name announces",
  (_, to, name, target) => {
    render(<ActionButtons actions={[{ label: "Apply Now", to }]} />);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", to);
    expect(link.getAttribute("target")).toBe(target);
  },
);

test("makes only the first button primary when there are several buttons", () => {
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
