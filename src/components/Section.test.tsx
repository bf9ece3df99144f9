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

test("renders the content of a section with the heading when the page is hydrated", () => {
  showPage();
  expect(events).toEqual(["content rendered", "heading shown"]);
});

test("renders the content of a section after the heading when a link leads to its page", () => {
  markHydrated();
  showPage();
  expect(events).toEqual(["heading shown", "content rendered"]);
});

test("renders the content of a section with the heading when a link leads to an anchor", () => {
  markHydrated();
  window.location.hash = "#ten";
  showPage();
  expect(events).toEqual(["content rendered", "heading shown"]);
});
