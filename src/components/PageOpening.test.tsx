import { render, screen } from "@testing-library/react";
import { PageOpening } from "./PageOpening";

const intro = { eyebrow: "Company", title: "Licence", lead: "Who lends.", chart: null };

it("leads from the line above the title to the page above, if there is one", () => {
  const { rerender } = render(<PageOpening intro={intro} parentPage={{ path: "/company" }} />);
  expect(screen.getByRole("link", { name: "Company" })).toHaveAttribute("href", "/company");
  rerender(<PageOpening intro={intro} />);
  expect(screen.queryByRole("link")).toBeNull();
});
