import { fireEvent, screen, waitFor } from "@testing-library/react";
import { LOANS_KEY } from "../../lib/keptData";
import { serializeLoans } from "./keptLoans";
import { button, labels, loan, names, open, own, shared, stored } from "./sideBySideTestTools";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test("loans of a link are only looked at, and a kept loan joins the visitor's own", () => {
  open([own]);
  expect(names()).toEqual(shared.map(({ name }) => name));
  for (const field of screen.getAllByRole("textbox")) expect(field).toHaveAttribute("readonly");
  expect(screen.queryByRole("button", { name: labels.clear })).toBeNull();
  expect(screen.queryByRole("button", { name: new RegExp(`^${labels.remove}`) })).toBeNull();
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([own, loan("")]));
  expect(names()).toEqual(shared.map(({ name }) => name));
});

test.each([
  ["its fragment", encodeURIComponent(serializeLoans(shared))],
  ["its ampersands", serializeLoans(shared).replaceAll("&", "&amp;")],
])("loans of a link are read when an app has escaped %s", (_, fragment) => {
  open([], fragment);
  expect(names()).toEqual(shared.map(({ name }) => name));
});

test("the visitor's own loans and those of the link are shown in turn, and neither is lost", () => {
  open([own]);
  fireEvent.click(button(`${labels.shared.showOwn} (1)`));
  expect(names()).toEqual(["Own"]);
  fireEvent.click(button(labels.shared.show));
  expect(names()).toEqual(shared.map(({ name }) => name));
  expect(stored()).toBe(serializeLoans([own]));
  expect(window.location.hash.slice(1)).toBe(serializeLoans(shared));
});

test.each([
  ["keep", [], shared],
  ["add", [own], [own, ...shared]],
  ["replace", [own], shared],
] as const)(
  "loans of a link are stored when the visitor asks to %s them",
  (label, kept, result) => {
    open(kept);
    fireEvent.click(button(labels.shared[label]));
    expect(stored()).toBe(serializeLoans(result));
    expect(names()).toEqual(result.map(({ name }) => name));
    expect(window.location.href).toMatch(/\/page\?query$/);
  },
);

const both = [own, ...shared];

test.each([
  ["one of them", [own]],
  ["two of them", [own, ...shared.slice(0, 1)]],
])("loans of a link are added without those that are one's own already, %s", (_, kept) => {
  open(kept, serializeLoans(both));
  fireEvent.click(button(labels.shared.add));
  expect(stored()).toBe(serializeLoans(both));
});

test("loans of a link cannot be added when all are one's own", () => {
  open(both, serializeLoans(shared));
  expect(screen.queryByRole("button", { name: labels.shared.add })).toBeNull();
  expect(screen.queryByText(labels.shared.noRoom)).toBeNull();
});

test("loans of a link cannot be added when there would be more than fit", () => {
  open([own, own]);
  expect(screen.queryByRole("button", { name: labels.shared.add })).toBeNull();
  expect(screen.getByText(labels.shared.noRoom)).toBeVisible();
});

test("the link to the comparison leaves the loans of a link in the URL", () => {
  open([own]);
  fireEvent.click(screen.getByRole("link", { name: `${labels.see} (1)` }));
  expect(names()).toEqual(shared.map(({ name }) => name));
  expect(window.location.hash.slice(1)).toBe(serializeLoans(shared));
});

const cut = (end: number) => serializeLoans(shared).slice(0, end);

test.each([
  ["in its second loan", cut(-30), labels.shared.damaged],
  [
    "in the last figure before the name",
    cut(-"%2C%2CFriend%27s+second".length),
    labels.shared.damaged,
  ],
  ["in its first loan", cut(30), labels.shared.unreadable],
  ["after its parameter's name", "loan=", labels.shared.unreadable],
])("a link that was cut %s says that it is damaged", (_, fragment, message) => {
  open([own], fragment);
  expect(screen.getByText(message)).toBeVisible();
  expect(stored()).toBe(serializeLoans([own]));
});

test("a whole link says nothing of damage", () => {
  open([own]);
  for (const message of [labels.shared.damaged, labels.shared.unreadable])
    expect(screen.queryByText(message)).toBeNull();
});

test.each(["denied", "full"])(
  "kept loans survive a change of the fragment and the next page when storage is %s",
  (state) => {
    const refuse = () => {
      throw new DOMException(state, "SecurityError");
    };
    for (const method of ["setItem", ...(state === "denied" ? ["getItem", "removeItem"] : [])])
      jest.spyOn(Storage.prototype, method as "setItem").mockImplementation(refuse);
    const { unmount } = open([], "");
    fireEvent.click(button(labels.keep));
    expect(screen.getByText(labels.unstored)).toBeVisible();
    window.history.replaceState(null, "", "/page#side-by-side");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(names()).toEqual([""]);
    const to = screen.getByRole("link", { name: labels.check.label }).getAttribute("href");
    expect(to).toBe(`${labels.check.to}#${serializeLoans([loan("")])}`);
    unmount();
    open([], new URL(to ?? "", "http://localhost").hash.slice(1));
    expect(names()).toEqual([""]);
    expect(screen.queryByText(labels.shared.note)).toBeNull();
    jest.restoreAllMocks();
    fireEvent.click(button(labels.clear));
    expect(localStorage).toHaveLength(0);
  },
);

test("a reload finds the loans of a link that were kept when storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  open([]);
  fireEvent.click(button(labels.shared.keep));
  expect(window.location.hash.slice(1)).toBe(serializeLoans(shared));
  jest.restoreAllMocks();
  fireEvent.click(button(labels.clear));
});

test("loans that are removed do not come back with the URL that had them", () => {
  open(shared);
  fireEvent.click(button(`${labels.remove} ${shared[0]?.name}`));
  expect(window.location.hash).toBe("");
});

test("the URL follows a change of the loans that it keeps when storage is full", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  open([]);
  fireEvent.click(button(labels.shared.keep));
  fireEvent.click(button(`${labels.remove} ${shared[0]?.name}`));
  expect(window.location.hash.slice(1)).toBe(serializeLoans(shared.slice(1)));
  jest.restoreAllMocks();
  fireEvent.click(button(labels.clear));
});

test("loans of a later link are scrolled to, also while a field has the focus", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  open([], "");
  field.focus();
  window.history.replaceState(null, "", `#${serializeLoans(shared)}`);
  fireEvent(window, new HashChangeEvent("hashchange"));
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
  field.remove();
});

test("a link to loans leaves the page where it is while the visitor types in a field", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  open([]);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  field.remove();
});

test("another tab's change of the own loans leaves those of the link in view", () => {
  open([own]);
  localStorage.setItem(LOANS_KEY, serializeLoans([own, own]));
  fireEvent(window, new StorageEvent("storage"));
  expect(names()).toEqual(shared.map(({ name }) => name));
  fireEvent.click(button(`${labels.shared.showOwn} (2)`));
  expect(names()).toEqual(["Own", "Own"]);
});
