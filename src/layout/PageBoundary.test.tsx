import { render, screen } from "@testing-library/react";
import { PageBoundary } from "./PageBoundary";

function Broken(): never {
  throw new Error("broken");
}

it("declares the language of a page, but not of the message when the page fails", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const { rerender } = render(<PageBoundary language="es">Hola</PageBoundary>);
  expect(screen.getByRole("main")).toHaveAttribute("lang", "es");
  rerender(
    <PageBoundary language="es">
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole("main")).not.toHaveAttribute("lang");
});
