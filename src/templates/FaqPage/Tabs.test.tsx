import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { goTo } from "../../../test/goTo";
import { Tabs } from "./Tabs";

const tabs = ["one", "two", "three"].map((id) => ({
  id,
  title: id,
  anchors: [`within-${id}`],
  panel: <p id={`within-${id}`}>panel {id}</p>,
}));
const element = <Tabs label="Numbers" hint="Scroll across" tabs={tabs} />;

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

it("shows the panel of a lone tab, without a tab that leads nowhere else", () => {
  render(<Tabs label="Numbers" hint="Scroll across" tabs={tabs.slice(0, 1)} />);
  expect(screen.getByRole("region", { name: "one" })).toHaveTextContent("panel one");
  for (const role of ["tab", "tablist", "link"]) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByText("Scroll across")).not.toBeInTheDocument();
});

it("on hydration, selects the first tab, the only one in the tab order, and hides the other panels until found", () => {
  render(element);
  expect(selectedTab()).toHaveTextContent("one");
  const inOrder = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toEqual([selectedTab()]);
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

it.each([
  ["does not let Space scroll the page", { key: " " }, false],
  [
    "leaves arrow keys with a modifier key to the browser",
    { key: "ArrowLeft", altKey: true },
    true,
  ],
])("%s", (_, key, isLeft) => {
  render(element);
  expect(fireEvent.keyDown(selectedTab(), key)).toBe(isLeft);
  expect(selectedTab()).toHaveTextContent("one");
});

it("moves only once while an arrow key is held down", () => {
  render(element);
  for (const repeat of [false, true, true])
    fireEvent.keyDown(selectedTab(), { key: "ArrowRight", repeat });
  expect(selectedTab()).toHaveTextContent("two");
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
