import { render, screen } from "@testing-library/react";
import { LoomCloth } from "./LoomCloth";

test.each([
  [6, 12, "6", "12", "1 2 3 4 5 6 7 8 9 10 11 12"],
  [24, 12, "24", "24", "2 4 6 8 10 12 14 16 18 20 22 24"],
  [13, 12, "13", "13", "2 4 6 8 10 12 13"],
  [30, 60, "3", "5", "12 24 30 48 60"],
  [12, 60, "12", "24", "2 4 6 8 10 12 14 16 18 20 22 24"],
  [0, 12, "0", "12", "1 2 3 4 5 6 7 8 9 10 11 12"],
])(
  "shows a loan of %i months on the loom of a lender of up to %i, with the months' numbers",
  (instalments, longest, threads, columns, numbers) => {
    const { container } = render(
      <LoomCloth instalments={instalments} interestShare={0.1} longest={longest} />,
    );
    const style = getComputedStyle(container.firstElementChild ?? container);
    expect(style.getPropertyValue("--threads")).toBe(threads);
    expect(style.getPropertyValue("--columns")).toBe(columns);
    const shown = screen.getAllByText(/^\d*$/, { selector: "small" });
    expect(shown.flatMap(({ textContent }) => textContent || []).join(" ")).toBe(numbers);
  },
);
