import { render } from "@testing-library/react";
import { LoanCloth } from "./LoanCloth";

test("draws one thread per instalment, with the interest's share in mango, hidden from assistive technology", () => {
  const { container } = render(<LoanCloth instalments={12} interestShare={0.19355} />);
  const cloth = container.firstElementChild ?? container;
  const style = getComputedStyle(cloth);
  expect(style.getPropertyValue("--threads")).toBe("12");
  expect(style.getPropertyValue("--mango")).toBe("0.194");
  expect(cloth).toHaveAttribute("aria-hidden", "true");
  expect(cloth).not.toHaveAttribute("threads");
});
