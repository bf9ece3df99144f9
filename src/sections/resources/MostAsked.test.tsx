import { render, screen } from "@testing-library/react";
import { MostAsked } from "./MostAsked";

const question = (id: string) => ({ id, question: `What is ${id}?` });
const tabs = [
  { title: "General", questions: [question("one"), question("two")] },
  { title: "More", questions: [question("three")] },
];
const content = {
  title: "Asked most often",
  lead: "Each links to its answer.",
  questions: ["/questions#three", "/questions#one"],
  all: { label: "All questions", to: "/questions" },
};

it("links each question to its answer in the FAQ when it is rendered", () => {
  render(<MostAsked content={content} tabs={tabs} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All questions", "/questions"],
    ["More What is three?", "/questions#three"],
    ["General What is one?", "/questions#one"],
  ]);
});
