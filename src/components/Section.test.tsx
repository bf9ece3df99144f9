import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { markHydrated } from "../lib/useHydrated";
import { Band } from "./Section";

let events: string[] = [];

function Heading() {
  useLayoutEffect(() => void events.push("heading shown"), []);
  return <h1>Prices</h1>;
}

function Content() {
  events.push("content rendered");
  return <p>Ten</p>;
}

function showPage(): void {
  events = [];
  const { container } = render(
    <>
      <Heading />
      <Band>
        <Content />
      </Band>
    </>,
  );
  expect(container).toHaveTextContent("Ten");
}

test("renders a section's content together with the page's heading during hydration", () => {
  showPage();
  expect(events).toEqual(["content rendered", "heading shown"]);
});

test("renders a section's content after the page's heading when the visitor follows a link to the page", () => {
  markHydrated();
  showPage();
  expect(events).toEqual(["heading shown", "content rendered"]);
});

test("renders a section's content together with the page's heading when the visitor follows a link to an anchor", () => {
  markHydrated();
  window.location.hash = "#ten";
  showPage();
  expect(events).toEqual(["content rendered", "heading shown"]);
});
