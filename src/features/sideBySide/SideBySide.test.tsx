import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offer } from "../../../test/lending/offers";
import { readContent } from "../../../test/readContent";
import { refuseStorage } from "../../../test/refuseStorage";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { SaveLoan } from "./SaveLoan";
import { SideBySide } from "./SideBySide";
import { type SavedLoan, saveLoans } from "./savedLoans";

const labels = readContent<Queries.SideBySideLabelsFieldsFragment>("side-by-side.yaml");

const loan = (name: string, part: Partial<SavedLoan["offer"]> = {}): SavedLoan => ({
  name,
  currency: "TTD",
  offer: offer(part),
});
const own = loan("Own", { fees: 100n });

const button = (name: string) => screen.getByRole("button", { name });
const names = () => screen.queryAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);

/** Renders a button that saves an unnamed loan, and the comparison of the loans saved before. */
function open(saved: readonly SavedLoan[] = []) {
  if (saved.length > 0) saveLoans(saved);
  return renderUnstyled(
    <>
      <SaveLoan labels={labels} currency="TTD" offer={loan("").offer} />
      <SideBySide labels={labels} />
    </>,
  );
}

beforeEach(() => {
  saveLoans([]);
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test("saves a loan only once when its name is changed between two clicks on Save", () => {
  open();
  fireEvent.click(button(labels.save));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Bank" } });
  fireEvent.click(button(labels.save));
  expect(names()).toEqual(["Bank"]);
});

test("removes only one loan on a double click, although the next loan's button moves under the pointer", async () => {
  open([loan("First"), loan("Second"), loan("Third")]);
  await userEvent.dblClick(button(`${labels.remove} First`));
  expect(names()).toEqual(["Second", "Third"]);
});

test("when a loan is saved, disables the button and focuses the link to the saved loans without scrolling", () => {
  open([own]);
  expect(button(labels.save)).toHaveAttribute("aria-disabled", "false");
  fireEvent.click(button(labels.save));
  fireEvent.click(button(labels.save));
  expect(names()).toEqual(["Own", ""]);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(button(labels.save)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("link", { name: `${labels.see.label} (2)` })).toHaveFocus();
  fireEvent.click(button(`${labels.remove} ${labels.loan} 2`));
  expect(button(labels.save)).toHaveAttribute("aria-disabled", "false");
});

test("rejects a fourth loan, and says so", () => {
  open([own, loan("Second", { fees: 200n }), loan("Third", { fees: 300n })]);
  expect(button(labels.save)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText(labels.full)).toBeVisible();
  fireEvent.click(button(labels.save));
  expect(names()).toEqual(["Own", "Second", "Third"]);
});

test.each([
  ["another tab saves some", new StorageEvent("storage")],
  ["Back restores the page", new PageTransitionEvent("pageshow", { persisted: true })],
])("loads the loans again when %s", (_, event) => {
  saveLoans([own, loan("Elsewhere")]);
  const elsewhere = { ...localStorage };
  open([own]);
  Object.assign(localStorage, elsewhere);
  fireEvent(window, event);
  expect(names()).toEqual(["Own", "Elsewhere"]);
});

test("keeps every figure of a loan after a reload", () => {
  const weekly = loan("Weekly", { interval: "weekly", count: 26, lastInstalment: 90_000n });
  const { unmount } = open([weekly, { ...own, currency: "JMD" }]);
  const shown = screen.getByRole("table").textContent;
  unmount();
  open();
  expect(screen.getByRole("table")).toHaveTextContent(shown ?? "");
});

test.each(["loan=TTD,5000.00", "{}", "[null]", '[{"currency":"TTD","interval":"monthly"}]'])(
  "ignores loans stored in another version's format: %s",
  (stored) => {
    localStorage.setItem("loans", stored);
    open();
    expect(screen.getByText(labels.empty)).toBeVisible();
  },
);

test.each([
  ["remove a loan", `${labels.remove} Own`],
  ["clear", labels.clear],
])("moves the focus to the heading when the button to %s disappears", (_, name) => {
  open([own]);
  button(name).focus();
  fireEvent.click(button(name));
  expect(screen.getByRole("heading", { name: labels.title })).toHaveFocus();
});

test.each(["denied", "full"] as const)(
  "keeps the saved loans on the next page when storage is %s",
  (state) => {
    refuseStorage(state);
    const { unmount } = open();
    fireEvent.click(button(labels.save));
    expect(screen.getByText(labels.unstored)).toBeVisible();
    unmount();
    open();
    expect(names()).toEqual([""]);
    jest.restoreAllMocks();
    fireEvent.click(button(labels.clear));
    expect(localStorage).toHaveLength(0);
  },
);
