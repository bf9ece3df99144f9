import { fireEvent, screen } from "@testing-library/react";
import { LOANS_KEY } from "../../lib/keptData";
import { SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import {
  button,
  changeFragment,
  labels,
  linked,
  loan,
  names,
  open,
  own,
  stored,
} from "./sideBySideTestTools";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const namesOf = (loans: readonly { name: string }[]) => loans.map(({ name }) => name);

test("loans of a link are only looked at, and a kept loan joins the visitor's own", () => {
  open([own]);
  expect(names()).toEqual(namesOf(linked));
  for (const field of screen.getAllByRole("textbox")) expect(field).toHaveAttribute("readonly");
  expect(screen.queryByRole("button", { name: labels.clear })).toBeNull();
  expect(screen.queryByRole("button", { name: new RegExp(`^${labels.remove}`) })).toBeNull();
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([own, loan("")]));
  expect(names()).toEqual(namesOf(linked));
});

test.each([
  ["its fragment", encodeURIComponent(serializeLoans(linked))],
  ["its ampersands", serializeLoans(linked).replaceAll("&", "&amp;")],
  ["its ampersands in another way", serializeLoans(linked).replaceAll("&", "%26")],
  ["its separators", serializeLoans(linked).replaceAll("&loan=", "%26loan%3D")],
  ["nothing, but has written its currency small", serializeLoans(linked).replace("TTD", "ttd")],
])("loans of a link are read when an app has escaped %s", (_, fragment) => {
  open([], fragment);
  expect(names()).toEqual(namesOf(linked));
});

test("the link to the visitor's own loans shows them, and the URL of the link its loans again", () => {
  open([own]);
  const toOwn = screen.getByRole("link", { name: `${labels.shared.showOwn} (1)` });
  changeFragment(toOwn.getAttribute("href")?.slice(1) ?? "");
  expect(names()).toEqual(["Own"]);
  changeFragment(serializeLoans(linked));
  expect(names()).toEqual(namesOf(linked));
  expect(stored()).toBe(serializeLoans([own]));
});

test.each([
  ["there are no others", [], linked],
  ["there is one of the visitor's own", [own], [own, ...linked]],
  ["one of them is kept under another name", [loan("Mine", 200n)], [loan("Mine", 200n), linked[1]]],
  ["not all have room", [own, loan("Mine")], [own, loan("Mine"), linked[0]]],
])("the loans of a link are added to the visitor's own when %s", (_, kept, result) => {
  open(kept);
  expect(screen.queryByText(labels.shared.noRoom) !== null).toBe(kept.length === 2);
  fireEvent.click(button(labels.shared.keep));
  expect(stored()).toBe(serializeLoans(result));
  expect(names()).toEqual(namesOf(result));
  expect(window.location.hash).toBe(`#${SIDE_BY_SIDE_ANCHOR}`);
});

test.each([
  ["all are among the visitor's own", [...linked, own], null],
  ["three others are kept", [own, loan("Mine"), loan("Mine too", 400n)], labels.shared.noRoom],
])("the loans of a link cannot be kept when %s", (_, kept, note) => {
  open(kept);
  expect(names()).toEqual(namesOf(linked));
  expect(screen.queryByRole("button", { name: labels.shared.keep })).toBeNull();
  expect(screen.queryByText(labels.shared.noRoom)?.textContent ?? null).toBe(note);
  expect(stored()).toBe(serializeLoans(kept));
});

const cut = (end: number) => serializeLoans(linked).slice(0, end);

test.each([
  ["was cut in its second loan", cut(-30)],
  ["was cut in the last figure before the name", cut(-"%2C%2CFriend%27s+second".length)],
  ["was cut after its parameter's name", "loan="],
  ["has another currency", serializeLoans(linked).replace("TTD", "TTDX")],
])("a link that %s says so, and the visitor's own loans are shown", (_, fragment) => {
  open([own], fragment);
  expect(screen.getByText(labels.shared.unreadable)).toBeVisible();
  expect(names()).toEqual(["Own"]);
  expect(stored()).toBe(serializeLoans([own]));
});

test("a whole link says nothing of damage", () => {
  open([own]);
  expect(screen.queryByText(labels.shared.unreadable)).toBeNull();
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
    changeFragment(SIDE_BY_SIDE_ANCHOR);
    expect(names()).toEqual([""]);
    unmount();
    open([], "");
    expect(names()).toEqual([""]);
    jest.restoreAllMocks();
    fireEvent.click(button(labels.clear));
    expect(localStorage).toHaveLength(0);
  },
);

test("loans of a later link are scrolled to", () => {
  open([own], "");
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  changeFragment(serializeLoans(linked));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("another tab's change of the own loans leaves those of the link in view", () => {
  open([own]);
  localStorage.setItem(LOANS_KEY, serializeLoans([own, own]));
  fireEvent(window, new StorageEvent("storage"));
  expect(names()).toEqual(namesOf(linked));
  expect(screen.getByRole("link", { name: `${labels.shared.showOwn} (2)` })).toBeVisible();
});
