import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { LOANS_KEY } from "../../lib/keptData";
import { KeepLoan } from "./KeepLoan";
import { type KeptLoan, SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import { SideBySide } from "./SideBySide";

const labels = readContent<Queries.SideBySideLabelsFieldsFragment>("side-by-side.yaml");

const loan = (name: string, fees = 0n): KeptLoan => ({
  name,
  currency: "TTD",
  offer: { amount: 500_000n, fees, instalment: 100_000n, count: 6, interval: "monthly" },
});

const own = loan("Own", 100n);
const linked = [loan("Friend's first", 200n), loan("Friend's second", 300n)] as const;

const button = (name: string) => screen.getByRole("button", { name });
const names = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
const stored = () => localStorage.getItem(LOANS_KEY) ?? "";

const changeFragment = (fragment: string) => {
  window.history.replaceState(null, "", `#${fragment}`);
  fireEvent(window, new HashChangeEvent("hashchange"));
};

/** Opens the page by a link to loans, while the visitor has loans of their own. */
function open(kept: readonly KeptLoan[], fragment = serializeLoans(linked)) {
  if (kept.length > 0) localStorage.setItem(LOANS_KEY, serializeLoans(kept));
  window.history.replaceState(null, "", `/page?query#${fragment}`);
  return renderUnstyled(
    <>
      <KeepLoan labels={labels} loan={loan("")} />
      <SideBySide labels={labels} />
    </>,
  );
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test("a loan is kept once when its name is changed in between", () => {
  open([], "");
  fireEvent.click(button(labels.keep));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Bank" } });
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([loan("Bank")]));
});

test("a double click removes one loan, though the next one's button moves to its place", async () => {
  open([loan("First"), loan("Second"), loan("Third")], "");
  await userEvent.dblClick(button(`${labels.remove} First`));
  expect(names()).toEqual(["Second", "Third"]);
});

test("a loan that is kept cannot be kept again, and the focus goes to the link to it", () => {
  open([own], "");
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "false");
  fireEvent.click(button(labels.keep));
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([own, loan("")]));
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("link", { name: `${labels.see.label} (2)` })).toHaveFocus();
  fireEvent.click(button(`${labels.remove} ${labels.loan} 2`));
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "false");
});

test("a page that Back restores keeps the loans that another page has stored meanwhile", () => {
  open([own], "none");
  localStorage.setItem(LOANS_KEY, serializeLoans([own, loan("Elsewhere", 500n)]));
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([own, loan("Elsewhere", 500n), loan("")]));
});

test("a kept loan leaves the page where it is, also at the URL of the comparison", () => {
  open([], SIDE_BY_SIDE_ANCHOR);
  fireEvent.click(button(labels.keep));
  expect(names()).toEqual([""]);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test("the link to a loan of one instalment has it as it was typed", async () => {
  const single = loan("Single");
  const kept = { ...single, offer: { ...single.offer, count: 1, lastInstalment: 600_000n } };
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  open([kept], "");
  fireEvent.click(button(labels.copyLink));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      `${window.location.origin}/page#${serializeLoans([kept])}`,
    ),
  );
});

test.each([
  ["remove a loan", `${labels.remove} Own`, ""],
  ["clear", labels.clear, ""],
  ["keep the link's loans", labels.shared.keep, serializeLoans(linked)],
])("the focus goes to the heading when the button to %s is removed", (_, name, fragment) => {
  open([own], fragment);
  button(name).focus();
  fireEvent.click(button(name));
  expect(screen.getByRole("heading", { name: labels.title })).toHaveFocus();
});

const namesOf = (loans: readonly { name: string }[]) => loans.map(({ name }) => name);

test("loans of a link are only looked at, and a kept loan joins the visitor's own", () => {
  open([own]);
  expect(screen.queryByText(labels.shared.unreadable)).toBeNull();
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
  ["has another currency", serializeLoans(linked).replace("TTD", "TTDX")],
])("a link that %s says so, and the visitor's own loans are shown", (_, fragment) => {
  open([own], fragment);
  expect(screen.getByText(labels.shared.unreadable)).toBeVisible();
  expect(names()).toEqual(["Own"]);
  expect(stored()).toBe(serializeLoans([own]));
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
