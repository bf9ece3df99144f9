import { render } from "@testing-library/react";
import { LoanCloth } from "./LoanCloth";

test.each([
  [12, "12"],
  [24, "24"],
  [25, "3"],
  [60, "5"],
])(
  "draws the thread of each instalment, or year, of %i, hidden from assistive technology",
  (instalments, threads) => {
    const { container } = render(<LoanCloth instalments={instalments} interestShare={0.19355} />);
    const cloth = container.firstElementChild ?? container;
    const style = getComputedStyle(cloth);
    expect(style.getPropertyValue("--threads")).toBe(threads);
    expect(style.getPropertyValue("--interest")).toBe("0.194");
    expect(cloth).toHaveAttribute("aria-hidden", "true");
    expect(cloth).not.toHaveAttribute("threads");
  },
);
