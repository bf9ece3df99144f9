import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { readContent } from "../../../test/readContent";
import NotFoundPage from "./NotFoundPage";

const page = {
  ...readContent<Queries.NotFoundPageFieldsFragment>("not-found/page.yaml"),
  chart: { caption: null, picture: { alt: null, src: { gatsbyImageData: null } } },
};

test("shows and logs the requested path when there is no page at that path", () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const path = "/no/such%20page";
  window.history.replaceState(null, "", path);
  render(<NotFoundPage {...({ data: { page } } as ComponentProps<typeof NotFoundPage>)} />);
  expect(screen.getByText(path)).toBeVisible();
  expect(screen.getByRole("link", { name: page.home.label })).toHaveAttribute("href", page.home.to);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(path));
  logged.mockRestore();
});
