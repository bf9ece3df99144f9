import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Tabs } from "./Tabs";

const tabs = ["one", "two", "three"].map((id) => ({
  id,
  title: id,
  places: [`within-${id}`],
  panel: <p id={`within-${id}`}>panel {id}</p>,
}));
const element = <Tabs label="Numbers" hint="Scroll across" tabs={tabs} />;

const goTo = (place: string) =>
  act(() => {
    window.history.replaceState(null, "", `/faq${place}`);
    window.dispatchEvent(new Event("hashchange"));
  });

const selectedTab = () => screen.getByRole("tab", { selected: true });
const shownPanels = () => screen.getAllByRole("tabpanel").map(({ id }) => id);

beforeEach(() => goTo(""));

it("is links to its panels until the script runs", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(element);
  expect(page.querySelectorAll("[role]")).toHaveLength(0);
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#one", "#two", "#three"]);
  expect([...page.querySelectorAll("section")].map(({ id }) => `#${id}`)).toEqual(links);
});

it("shows the first panel at the start, and leaves the others to the browser's search", () => {
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
])("%s goes from tab %s to tab %s", async (key, from, to) => {
  render(element);
  await userEvent.click(screen.getByRole("tab", { name: from }));
  await userEvent.keyboard(`{${key}}`);
  expect(selectedTab()).toHaveTextContent(to);
  expect(selectedTab()).toHaveFocus();
  expect(shownPanels()).toEqual([to]);
  expect(window.location.hash).toBe(`#${to}`);
});

it("has one tab in the tab order", () => {
  render(element);
  const inOrder = screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toEqual([selectedTab()]);
});

it("leaves keys with a modifier to the browser", () => {
  render(element);
  const unhandled = fireEvent.keyDown(selectedTab(), { key: "ArrowLeft", altKey: true });
  expect(unhandled).toBe(true);
  expect(selectedTab()).toHaveTextContent("one");
});

it.each([
  ["#two", "two"],
  ["#within-three", "three"],
  ["#elsewhere", "one"],
])("an address that ends in %s opens tab %s, on load and afterwards", (place, id) => {
  goTo(place);
  const { unmount } = render(element);
  expect(selectedTab()).toHaveTextContent(id);
  unmount();
  goTo("");
  render(element);
  goTo(place);
  expect(selectedTab()).toHaveTextContent(id);
});

it("keeps its tab when the address names a place elsewhere on the page", async () => {
  render(element);
  await userEvent.click(screen.getByRole("tab", { name: "two" }));
  goTo("#main");
  expect(selectedTab()).toHaveTextContent("two");
});

it("opens the tab in which the browser's own search finds something", () => {
  render(element);
  act(() => {
    document.getElementById("three")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  });
  expect(selectedTab()).toHaveTextContent("three");
});

it("leaves the address alone when it is the address that reveals a panel", () => {
  render(element);
  window.history.replaceState(null, "", "/faq#within-three");
  act(() => {
    document.getElementById("three")?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  });
  expect(window.location.hash).toBe("#within-three");
});

it("shows all panels that hold something, and no tabs, when it is flat", () => {
  render(
    <Tabs
      label="Numbers"
      hint="Scroll across"
      tabs={tabs.map((tab) => ({ ...tab, empty: tab.id === "two" }))}
      flat
    />,
  );
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(screen.getByText("panel one")).toBeVisible();
  expect(screen.getByText("panel two")).not.toBeVisible();
  expect(screen.getByText("panel three")).toBeVisible();
});
