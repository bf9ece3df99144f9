import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { readContent } from "../../../test/readContent";
import { Faq } from "./Faq";

const content = readContent<Queries.FaqFragment>("faq/page.yaml");
const questions = content.tabs.flatMap((tab) =>
  tab.questions.map(({ id, question }) => ({ id, question })),
);

const goTo = (anchor: string) =>
  act(() => {
    window.history.replaceState(null, "", `/faq${anchor}`);
    window.dispatchEvent(new Event("hashchange"));
  });

const details = (id: string) => document.getElementById(id)?.closest("details");
const shownQuestions = () =>
  questions.filter(({ id }) => !details(id)?.hidden).map(({ question }) => question);

const scrolledTo: string[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

beforeEach(() => {
  goTo("");
  scrolledTo.length = 0;
});

it("lists the five subjects in the specified order when it is rendered", () => {
  render(<Faq content={content} />);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "General Questions",
    "Loan Details",
    "Application Process",
    "Repayment",
    "How to Apply",
  ]);
});

it("groups the questions of a subject when one of them opens, so that the others close", () => {
  render(<Faq content={content} />);
  for (const tab of content.tabs) {
    const names = tab.questions.map(({ id }) => details(id)?.getAttribute("name"));
    expect(new Set(names)).toEqual(new Set([`faq-${tab.id}`]));
  }
});

it.each(content.tabs)("opens a question of $title when the anchor names it", async (tab) => {
  render(<Faq content={content} />);
  for (const { id } of tab.questions) {
    goTo(`#${id}`);
    expect(details(id)).toHaveAttribute("open");
  }
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(tab.title);
  await act(() => new Promise(requestAnimationFrame));
  expect(scrolledTo).toEqual(tab.questions.map(({ id }) => id));
});

it("keeps an open question when it was opened before hydration", async () => {
  goTo("#early-repayment");
  const prerendered = document.body.appendChild(document.createElement("div"));
  prerendered.innerHTML = renderToString(<Faq content={content} />);
  const opened = details("early-repayment");
  opened?.setAttribute("open", "");
  render(<Faq content={content} />, { container: prerendered, hydrate: true });
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Repayment");
  expect(details("early-repayment")).toBe(opened);
  expect(scrolledTo).toEqual([]);
});

it("searches for a text when it was typed before hydration", () => {
  const prerendered = document.body.appendChild(document.createElement("div"));
  prerendered.innerHTML = renderToString(<Faq content={content} />);
  const field = prerendered.querySelector("input");
  if (field) field.value = "penalty";
  render(<Faq content={content} />, { container: prerendered, hydrate: true });
  expect(field).toHaveValue("penalty");
  expect(screen.getByRole("status")).toHaveTextContent("2 of");
});

it.each([
  ["penalty", 2, "2 of"],
  ["PAY SLIP", 2, "of"],
  ["Kweyol", 1, "1 of"],
  ["early penalty", 2, "2 of"],
  ["early zebra", 0, "0 of"],
])(
  "reports the number of matches in all subjects when %s is searched",
  async (search, least, status) => {
    render(<Faq content={content} />);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search the questions" }), search);
    const shown = shownQuestions();
    expect(shown.length).toBeGreaterThanOrEqual(least);
    expect(shown.length).toBeLessThan(questions.length);
    expect(screen.getByRole("status")).toHaveTextContent(status);
    expect(screen.getByRole("status")).toHaveTextContent(`${shown.length} of ${questions.length}`);
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  },
);

it("shows matches by subject, and a hint when nothing matches", async () => {
  render(<Faq content={content} />);
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "penalty");
  expect(screen.getByRole("heading", { name: "Repayment" })).toBeVisible();
  expect(screen.getByText("General Questions", { selector: "h2" })).not.toBeVisible();
  await userEvent.type(field, "zebra");
  expect(screen.getByRole("heading", { name: "No question matches" })).toBeVisible();
});

it("opens the only match, and closes it when more match again", async () => {
  render(<Faq content={content} />);
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "Kweyol");
  const [only] = questions.filter(({ id }) => !details(id)?.hidden);
  expect(shownQuestions()).toHaveLength(1);
  expect(details(only?.id ?? "")).toHaveAttribute("open");
  await userEvent.clear(field);
  expect(details(only?.id ?? "")).not.toHaveAttribute("open");
});

it("restores its tab when the search is cleared", async () => {
  render(<Faq content={content} />);
  goTo("#repayment");
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "employer");
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(shownQuestions()).toHaveLength(questions.length);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Repayment");
});

it("ends the search when the anchor names a question", async () => {
  render(<Faq content={content} />);
  await userEvent.type(screen.getByRole("searchbox"), "zebra");
  goTo("#who-can-borrow");
  expect(details("who-can-borrow")).toHaveAttribute("open");
  expect(screen.getByRole("searchbox")).toHaveValue("");
});
