import { fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { FindUs } from "./FindUs";

const { map } = readContent<{ map: Queries.ContactMapFieldsFragment }>("contact/page.yaml");
const picture = { alt: "A map", src: { gatsbyImageData: null } };

test("contacts the map service only when the visitor asks for the interactive map", () => {
  render(<FindUs map={{ ...map, picture }} />);
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByText(map.showNote)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: map.showLabel }));
  const embedded = screen.getByTitle(map.frameTitle);
  expect(embedded).toHaveAttribute("src", map.embedUrl);
  expect(embedded).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(embedded).toHaveFocus();
  expect(screen.queryByRole("button", { name: map.showLabel })).toBeNull();
});
