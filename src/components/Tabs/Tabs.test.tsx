import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Tabs } from "./Tabs";

const tabs = ["one", "two", "three"].map((id) => ({
  id,
  title: id,
  anchors: [`within-${id}`],
  panel: <p id={`within-${id}`}>panel {id}</p>,
}));
const element = <Tabs label="Numbers" hint="Scroll across" tabs={tabs} />;

const goTo = (anchor: string) =>
  act(() => {
    window.history.replaceState(null, "", `/faq${anchor}`);
    window.dispatchEvent(new Event("hashchange"));
  });

/** Fires the event that the browser's find-in-page fires on a panel in which it finds text. */
const findInPage = (id: string) =>
  fireEvent(
    document.getElementById(id) as HTMLElement,
    new Event("beforematch", { bubbles: true }),
  );

const selectedTab = () => screen.getByRole("tab", { selected: true });
const shownPanels = () => screen.getAllByRole("tabpanel").map(({ id }) => id);

beforeEach(() => goTo(""));

it("renders plain links to its panels when prerendered", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(element);
  expect(page.querySelectorAll("[role]")).toHaveLength(0);
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#one", "#two", "#three"]);
  expect([...page.querySelectorAll("section")].map(({ id }) => `#${id}`)).toEqual(links);
});

it("on hydration, shows the first panel and makes the others “hidden until found”", () => {
  render(element);
  expect(selectedTab()).toHaveTextContent("one");
  expect(document.getElementById("one")).not.toHaveAttribute("hidden");
  expect(document.getElementById("two")).toHaveAttribute("hidden", "until-found");
});

it.each([
  ["ArrowRight", "one", "two"],
  ["ArrowRight", "three", "one"],
  ["ArrowLeft", "two", "one"],
  ["ArrowLeft", "one", "three"],
  ["Home", "three", "one"],
  ["End", "one", "three"],
])("when %s is pressed on tab %s, moves to tab %s", async (key, from, to) => {
  render(element);
  await userEvent.click(screen.getByRole("tab", { name: from }));
  await userEvent.keyboard(`{${key}}`);
  expect(selectedTab()).toHaveTextContent(to);
  expect(selectedTab()).toHaveFocus();
  expect(shownPanels()).toEqual([to]);
  expect(window.location.hash).toBe(`#${to}`);
});

it("does not scroll the page when Space is pressed on a tab", () => {
  render(element);
  const isHandled = !fireEvent.keyDown(selectedTab(), { key: " " });
  expect(isHandled).toBe(true);
  expect(selectedTab()).toHaveTextContent("one");
});

it("moves only once while an arrow key is held down", () => {
  render(element);
  for (const repeat of [false, true, true])
    fireEvent.keyDown(selectedTab(), { key: "ArrowRight", repeat });
  expect(selectedTab()).toHaveTextContent("two");
});

it("on hydration, leaves only the selected tab in the tab order", () => {
  render(element);
  const inOrder = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toEqual([selectedTab()]);
});

it("leaves arrow keys to the browser when a modifier key is held down", () => {
  render(element);
  const unhandled = fireEvent.keyDown(selectedTab(), { key: "ArrowLeft", altKey: true });
  expect(unhandled).toBe(true);
  expect(selectedTab()).toHaveTextContent("one");
});

it.each([
  ["#two", "two"],
  ["#within-three", "three"],
  ["#elsewhere", "one"],
])("with anchor %s, initially or later, opens tab %s", (anchor, id) => {
  goTo(anchor);
  const { unmount } = render(element);
  expect(selectedTab()).toHaveTextContent(id);
  unmount();
  goTo("");
  render(element);
  goTo(anchor);
  expect(selectedTab()).toHaveTextContent(id);
});

it("keeps its tab open when the anchor is elsewhere on the page", async () => {
  render(element);
  await userEvent.click(screen.getByRole("tab", { name: "two" }));
  goTo("#main");
  expect(selectedTab()).toHaveTextContent("two");
});

it("opens its first tab when the anchor is removed from the URL", () => {
  goTo("#two");
  render(element);
  goTo("");
  expect(selectedTab()).toHaveTextContent("one");
});

it("opens a tab when the browser's find-in-page finds text in its panel", () => {
  render(element);
  findInPage("three");
  expect(selectedTab()).toHaveTextContent("three");
});

it("keeps the URL's anchor when the browser has revealed a panel to show it", () => {
  render(element);
  window.history.replaceState(null, "", "/faq#within-three");
  findInPage("three");
  expect(window.location.hash).toBe("#within-three");
});
