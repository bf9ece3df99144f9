import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { markHydrated } from "../lib/useHydrated";
import { Band } from "./Section";

const events: string[] = [];

function Heading() {
  useLayoutEffect(() => void events.push("heading shown"), []);
  return <h1>Prices</h1>;
}

function Content() {
  events.push("content rendered");
  return <p>Ten</p>;
}

test.each([
  ["together with", "during hydration", () => {}],
  ["after", "when the visitor follows a link to the page", markHydrated],
  ["together with", "when the link has an anchor", () => Object.assign(location, { hash: "#ten" })],
])("renders a section's content %s the page's heading %s", (order, _, arrange) => {
  arrange();
  events.length = 0;
  const { container } = render(
    <>
      <Heading />
      <Band>
        <Content />
      </Band>
    </>,
  );
  expect(container).toHaveTextContent("Ten");
  expect(events[0]).toBe(order === "after" ? "heading shown" : "content rendered");
  expect(events).toHaveLength(2);
});
