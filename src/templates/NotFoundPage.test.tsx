import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { readContent } from "../../test/readContent";
import NotFoundPage from "./NotFoundPage";

const page = {
  ...readContent<Queries.NotFoundPageFieldsFragment>("not-found/page.yaml"),
  picture: { alt: null, src: { gatsbyImageData: null } },
};

const renderPage = () =>
  render(<NotFoundPage {...({ data: { page } } as ComponentProps<typeof NotFoundPage>)} />);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => logged.mockRestore());

test("shows and logs the requested path when there is no page at that path", () => {
  const path = "/no/such%20page";
  window.history.replaceState(null, "", path);
  renderPage();
  expect(screen.getByRole("heading", { level: 1, name: page.intro.title })).toBeVisible();
  expect(screen.getByText(path)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(path));
});

test("goes back when Go Back is clicked, and links to the home page", async () => {
  const back = jest.spyOn(window.history, "back").mockImplementation();
  window.history.pushState(null, "", "/gone");
  renderPage();
  await userEvent.click(screen.getByRole("button", { name: page.goBackLabel }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: page.home.label })).toHaveAttribute("href", page.home.to);
});
