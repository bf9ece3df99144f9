import { render, screen } from "@testing-library/react";
import { drawings, Icon } from "./Icon";
import { RichText } from "./RichText";

test.each([
  ["drawing", () => <Icon drawing={drawings.close} />],
  ["text", () => <RichText html="<p>Terms</p>" />],
])("keeps the DOM nodes of the %s when its parent re-renders", (_, content) => {
  const parent = () => <main>{content()}</main>;
  const { rerender } = render(parent());
  const inner = screen.getByRole("main").firstElementChild?.firstElementChild;
  expect(inner).toBeInstanceOf(Element);
  rerender(parent());
  expect(screen.getByRole("main").firstElementChild?.firstElementChild).toBe(inner);
});
