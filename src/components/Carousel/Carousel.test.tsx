import { fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { Carousel } from "./Carousel";

const { carousel: labels } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const show = (count: number) => {
  const slides = ["One", "Two", "Three"].slice(0, count).map((name) => ({
    key: name,
    announcement: `This is ${name}`,
    content: <button type="button">{name}</button>,
  }));
  render(
    <>
      <h2 id="title">Numbers</h2>
      <button type="button">Elsewhere</button>
      <Carousel labelledBy="title" slides={slides} />
    </>,
  );
};
const shown = () => document.querySelector("[data-current]")?.textContent;

test("shows and announces the next or previous slide, wrapping at both ends, when a button is clicked", () => {
  show(3);
  const announcement = document.querySelector("[aria-live]");
  expect(announcement).toBeEmptyDOMElement();
  const { previous, next } = labels;
  const steps = [next, next, next, previous, previous];
  for (const [index, name] of ["Two", "Three", "One", "Three", "Two"].entries()) {
    fireEvent.click(screen.getByRole("button", { name: steps[index] }));
    expect(shown()).toBe(name);
    const position = ["One", "Two", "Three"].indexOf(name) + 1;
    expect(announcement).toHaveTextContent(
      `${fillTemplate(labels.position, { position, count: 3 })}: This is ${name}`,
    );
  }
});

test("has no Next button when there is only one slide", () => {
  show(1);
  expect(screen.queryByRole("button", { name: labels.next })).not.toBeInTheDocument();
});

test.each([
  { key: "ArrowRight", at: "One", name: "Two" },
  { key: "ArrowLeft", at: "One", name: "Three" },
  { key: "ArrowDown", at: "One", name: "One" },
  { key: "ArrowRight", at: "One", altKey: true, name: "One" },
  { key: "ArrowRight", at: "One", ctrlKey: true, name: "One" },
  { key: "ArrowRight", at: "One", metaKey: true, name: "One" },
  { key: "ArrowRight", at: "One", shiftKey: true, name: "One" },
  { key: "ArrowRight", at: "Elsewhere", name: "One" },
])(
  "while out of view, changes the slide only when the left or right arrow key is pressed inside it without a modifier: %j",
  ({ at, name, ...key }) => {
    show(3);
    expect(fireEvent.keyDown(screen.getByText(at), key)).toBe(name === "One");
    expect(shown()).toBe(name);
  },
);
