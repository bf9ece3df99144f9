import { render, screen } from "@testing-library/react";
import { MostAsked } from "./ResourcesSections";

const content = {
  title: "Asked most often",
  lead: "Each links to its answer.",
  questions: [],
  asked: [
    { to: "/questions#three", subject: "More", question: "What is three?" },
    { to: "/questions#one", subject: "General", question: "What is one?" },
  ],
  all: { label: "All questions", to: "/questions" },
};

it("links each question to its answer in the FAQ", () => {
  render(<MostAsked content={content} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All questions", "/questions"],
    ["More What is three?", "/questions#three"],
    ["General What is one?", "/questions#one"],
  ]);
});
