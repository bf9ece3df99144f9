import { render, screen } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { NoticesBox } from "./NoticesBox";

const { box } = readContent<{ box: Queries.NoticesBoxFieldsFragment }>("notices/page.yaml");

test("has a field that sends nothing, as it belongs to no form, and a link to the newsletter", () => {
  render(<NoticesBox content={box} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: box.email });
  expect(field.form).toBeNull();
  expect(field).toHaveAccessibleDescription(box.note);
  expect(screen.getByRole("link", { name: box.newsletter.label })).toHaveAttribute(
    "href",
    box.newsletter.to,
  );
});
