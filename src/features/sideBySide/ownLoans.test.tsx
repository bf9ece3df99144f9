import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { fillTemplate } from "../../lib/fillTemplate";
import { LOANS_KEY } from "../../lib/keptData";
import { OfferComparison } from "../offer/OfferChecker";
import { SIDE_BY_SIDE_ANCHOR, serializeLoans } from "./keptLoans";
import { useShareTypedPay } from "./keptLoansStore";
import { SideBySide } from "./SideBySide";
import { button, labels, linked, loan, names, open, own, stored } from "./sideBySideTestTools";

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

test("a double click keeps a loan once", () => {
  open([own], "");
  fireEvent.click(button(labels.keep));
  fireEvent.click(button(labels.keep));
  expect(stored()).toBe(serializeLoans([own, loan("")]));
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
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("link", { name: `${labels.see} (2)` })).toHaveFocus();
  fireEvent.click(button(`${labels.remove} ${labels.loan} 2`));
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "false");
});

test.each([
  ["one of them is kept", [own]],
  ["the last that has room is kept", [own, linked[0]]],
])("the focus does not fall to the body by a double click when %s", async (_, kept) => {
  open(kept, "");
  await userEvent.dblClick(button(labels.keep));
  expect(document.body).not.toHaveFocus();
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

test("the focus goes to the next loan, or to the heading, when its button is removed", () => {
  open([own, own], "");
  const remove = (position: number) => {
    const all = screen.getAllByRole("button", { name: new RegExp(`^${labels.remove}`) });
    all[position]?.focus();
    fireEvent.click(all[position] as HTMLElement);
  };
  remove(1);
  expect(screen.getByRole("button", { name: new RegExp(`^${labels.remove}`) })).toHaveFocus();
  remove(0);
  expect(screen.getByRole("heading", { name: labels.title })).toHaveFocus();
});

test.each([
  ["clear", labels.clear, ""],
  ["keep the link's loans", labels.shared.keep, serializeLoans(linked)],
])("the focus goes to the heading when the button to %s is removed", (_, name, fragment) => {
  open([own], fragment);
  button(name).focus();
  fireEvent.click(button(name));
  expect(screen.getByRole("heading", { name: labels.title })).toHaveFocus();
});

test("the focus goes to the link to the comparison when the third loan is kept", () => {
  open([own, own], "");
  button(labels.keep).focus();
  fireEvent.click(button(labels.keep));
  expect(button(labels.keep)).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("link", { name: `${labels.see} (3)` })).toHaveFocus();
});

function WithPay({ pay }: { pay: bigint }) {
  useShareTypedPay(pay, "TTD");
  return <SideBySide labels={labels} isOptional />;
}

test("what two loans of the same name leave follows the pay", () => {
  const bank = loan("Bank");
  localStorage.setItem(
    LOANS_KEY,
    serializeLoans([bank, { ...bank, offer: { ...bank.offer, fees: 10_000n } }]),
  );
  window.history.replaceState(null, "", "/page");
  const { rerender } = renderUnstyled(<WithPay pay={400_000n} />);
  const sentence = (amount: string) =>
    screen.queryByText(fillTemplate(labels.meaning.leaves, { loan: "Bank", amount }));
  expect(sentence("$3,000.00")).toBeVisible();
  rerender(<WithPay pay={500_000n} />);
  expect(sentence("$4,000.00")).toBeVisible();
  expect(sentence("$3,000.00")).toBeNull();
});

const { problems } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");

test("what a kept loan leaves of a pay that is typed beside it is announced", async () => {
  localStorage.setItem(LOANS_KEY, serializeLoans([loan("Bank")]));
  renderUnstyled(<OfferComparison labels={labels} amounts={problems.amount} />);
  const pay = screen.getByRole("textbox", { name: labels.pay.takeHome });
  fireEvent.change(pay, { target: { value: "4000" } });
  const leaves = fillTemplate(labels.meaning.leaves, { loan: "Bank", amount: "$3,000.00" });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(leaves), {
    timeout: 5000,
  });
});
