import { render, screen } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { MostAsked } from "./MostAsked";

const { faq: content } = readContent<Queries.MostAskedContentFragment>("resources/page.yaml");
const { tabs } = readContent<Queries.QuestionTitlesFragment>("faq/page.yaml");

it("links each question to its answer in the FAQ when it is rendered", () => {
  render(<MostAsked content={content} tabs={tabs} />);
  const links = screen.getAllByRole("link").slice(1);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(content.questions);
  const byId = new Map(tabs.flatMap((tab) => tab.questions).map((one) => [`/faq#${one.id}`, one]));
  for (const link of links)
    expect(link).toHaveTextContent(byId.get(link.getAttribute("href") ?? "")?.question ?? "none");
});
