import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goTo } from "../../../test/goTo";
import { openPrerendered } from "../../../test/openPrerendered";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { takeMessage } from "../../lib/prefill";
import { Faq } from "./Faq";

const page = readContent<Queries.FaqPageFieldsFragment>("faq/page.yaml");
const labels = page.search;

const tab = (id: string, ...texts: [id: string, question: string, answer: string][]) => ({
  id,
  title: `About ${id}`,
  lead: `What people ask about ${id}.`,
  steps: null,
  questions: texts.map(([name, question, answer]) => ({
    id: name,
    question,
    keywords: null,
    answer: `<p>${answer}</p>`,
  })),
});

const content: Queries.FaqPageFieldsFragment = {
  ...page,
  search: labels,
  tabs: [
    tab(
      "loans",
      ["who", "Who may ask?", "Everyone with a <em>pay slip</em>."],
      ["language", "In which language?", "In Kwéyòl as well."],
    ),
    tab(
      "paying",
      ["early", "May I pay early?", "Yes, without a penalty. We let your employer know."],
      ["late", "What if I am late?", "There is no penalty. Send the next pay slip."],
    ),
    tab("nothing-else", ["why", "Why not?", "The most is 5,000."]),
  ],
};
const questions = content.tabs.flatMap((each) => each.questions);

const status = (found: number) =>
  fillTemplate(found === 1 ? labels.foundOne : labels.found, { found, all: questions.length });

const details = (id: string) => document.getElementById(id)?.closest("details");
const shownQuestions = () =>
  [...document.querySelectorAll("details > :not(summary)")].map(({ id }) => id);
const searchField = () => screen.getByRole("searchbox", { name: labels.label });

const scrolledTo: string[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

beforeEach(() => {
  window.history.replaceState(null, "");
  goTo("");
  scrolledTo.length = 0;
});

it.each(content.tabs)("opens each question in “$title” when the anchor names it", async (each) => {
  render(<Faq content={content} />);
  for (const { id } of each.questions) {
    goTo(`#${id}`);
    expect(details(id)).toHaveAttribute("open");
  }
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(each.title);
  await act(() => new Promise(requestAnimationFrame));
  expect(scrolledTo).toEqual(each.questions.map(({ id }) => id));
});

it("ends the search when it finds the question in the URL and the question's link is clicked", async () => {
  goTo("#early");
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "early penalty");
  await userEvent.click(details("early")?.querySelector("a[href='#early']") as HTMLElement);
  await act(() => new Promise(requestAnimationFrame));
  expect(searchField()).toHaveValue("");
  expect(details("early")).toHaveAttribute("open");
});

it("on hydration, searches for text that was entered beforehand", async () => {
  const { hydrate } = openPrerendered(<Faq content={content} />);
  const field = searchField() as HTMLInputElement;
  field.value = "penalty";
  hydrate();
  expect(searchField()).toBe(field);
  expect(field).toHaveValue("penalty");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(status(2)));
});

it("lists all matches together, those in titles first, when the visitor enters search text", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "penalty");
  expect(shownQuestions()).toEqual(["early", "late"]);
  expect(screen.getByRole("status")).toHaveTextContent(status(2));
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(details("early")).not.toHaveAttribute("open");
  await userEvent.clear(searchField());
  await userEvent.type(searchField(), "late");
  expect(details("late")).toHaveAttribute("open");
});

it("passes the search to the contact form, and lists the subjects, when nothing matches", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "zebra crossing");
  expect(screen.getByRole("heading", { name: labels.nothingTitle })).toBeVisible();
  for (const { id, title } of content.tabs)
    expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", `#${id}`);
  const ask = screen.getByRole("link", { name: labels.ask.label });
  expect(ask).toHaveAttribute("href", labels.ask.to);
  ask.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(ask);
  expect(takeMessage()).toEqual({
    subject: labels.askSubject,
    message: fillTemplate(labels.askMessage, { search: "zebra crossing" }),
  });
  await userEvent.click(screen.getByRole("link", { name: content.tabs[1]?.title ?? "" }));
  expect(searchField()).toHaveValue("");
});

it("keeps the search for Back when the visitor goes on to the contact form", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "zebra crossing");
  const ask = screen.getByRole("link", { name: labels.ask.label });
  ask.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(ask);
  takeMessage();
  cleanup();
  render(<Faq content={content} />);
  expect(searchField()).toHaveValue("zebra crossing");
  expect(await screen.findByRole("link", { name: labels.ask.label })).toBeVisible();
});

it("offers to ask below the likeliest questions when none answers the search", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "penalty zebra crossing");
  expect(shownQuestions()).toContain("early");
  expect(screen.getByRole("link", { name: labels.ask.label })).toBeVisible();
});

it("opens a question while it is the only match", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "Kweyol");
  expect(details("language")).toHaveAttribute("open");
  await userEvent.clear(searchField());
  expect(details("language")).not.toHaveAttribute("open");
});

it("when the search is cleared, shows the tab from before the search and focuses the search field", async () => {
  render(<Faq content={content} />);
  goTo("#paying");
  await userEvent.type(searchField(), "employer");
  await userEvent.click(screen.getByRole("button", { name: labels.clear }));
  expect(searchField()).toHaveValue("");
  expect(searchField()).toHaveFocus();
  expect(shownQuestions()).toHaveLength(questions.length);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("About paying");
});

it("clears the search when the anchor names a question", async () => {
  render(<Faq content={content} />);
  await userEvent.type(searchField(), "zebra");
  goTo("#who");
  await act(() => new Promise(requestAnimationFrame));
  expect(details("who")).toHaveAttribute("open");
  expect(searchField()).toHaveValue("");
});
