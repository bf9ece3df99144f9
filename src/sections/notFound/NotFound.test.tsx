import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { NotFound } from "./NotFound";

const content = {
  ...readContent<Queries.NotFoundPageFieldsFragment>("not-found/page.yaml"),
  picture: { alt: null, src: { gatsbyImageData: null } },
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => logged.mockRestore());

test("shows and logs the requested path when there is no page at that path", () => {
  const path = "/no/such%20page";
  window.history.replaceState(null, "", path);
  render(<NotFound content={content} />);
  expect(screen.getByRole("heading", { level: 1, name: content.intro.title })).toBeVisible();
  expect(screen.getByText(path)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(path));
});

test("goes back when Go Back is clicked, and links to the home page", async () => {
  const back = jest.spyOn(window.history, "back").mockImplementation();
  window.history.pushState(null, "", "/gone");
  render(<NotFound content={content} />);
  await userEvent.click(screen.getByRole("button", { name: content.goBackLabel }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: content.home.label })).toHaveAttribute(
    "href",
    content.home.to,
  );
});
