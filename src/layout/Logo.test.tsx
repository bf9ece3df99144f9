import { render, screen } from "@testing-library/react";
import { Logo } from "./Logo";

it("shows the logo, named after the lender, with its proportions", () => {
  const images = { fallback: { src: "/static/1/logo.svg" } };
  const gatsbyImageData = { layout: "fullWidth", width: 166, height: 52, images } as const;
  render(<Logo name="Blue Boat Credit" logo={{ gatsbyImageData }} />);
  const image = screen.getByRole("img", { name: "Blue Boat Credit" });
  expect(image).toHaveAttribute("src", "/static/1/logo.svg");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["166", "52"]);
});

it("shows the name as it is written when there is no logo", () => {
  render(<Logo name="Blue Boat Credit" logo={null} />);
  expect(screen.getByText("Blue Boat Credit")).toBeVisible();
});
