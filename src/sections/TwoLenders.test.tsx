import { act, screen } from "@testing-library/react";
import { offer } from "../../test/lending/offers";
import { readContent } from "../../test/readContent";
import { renderUnstyled } from "../../test/renderUnstyled";
import { cellsOf } from "../../test/texts";
import { TwoLenders } from "./TwoLenders";

const { quote } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
const labels = { ...quote.sheet, dates: "{first} to {last}", rates: "{nominal}, {effective}" };
const { rows, ours } = labels;

const OWN = offer({ amount: 1_200_000n, instalment: 124_000n, count: 12 });
const OTHER = offer({ fees: 15_000n, instalment: 100_560n });

test("shows our figures and answers, and leaves another lender's cells blank", () => {
  renderUnstyled(<TwoLenders labels={labels} currency="TTD" own={OWN} />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(12);
  expect(cellsOf(rows.received)).toEqual(["$12,000.00", ""]);
  expect(cellsOf(rows.fees)).toEqual([ours.fees, ""]);
  expect(cellsOf(rows.cost)).toEqual(["$2,880.00", ""]);
  expect(cellsOf(rows.rates)).toEqual(["41.70%, 50.67%", ""]);
  expect(cellsOf(rows.late)).toEqual([ours.late, ""]);
});

test("when there is no loan of ours to show, shows the other lender's figures and only our fixed answers", () => {
  renderUnstyled(<TwoLenders labels={labels} currency="TTD" own={undefined} other={OTHER} />);
  expect(cellsOf(rows.received)).toEqual(["", "$4,850.00"]);
  expect(cellsOf(rows.fees)).toEqual([ours.fees, "$150.00"]);
  expect(cellsOf(rows.rates)).toEqual(["", "79.44%, 115.80%"]);
  expect(cellsOf(rows.complaint)).toEqual([ours.complaint, ""]);
});

test("computes the dates of our first and last instalments from the day of printing", () => {
  jest.useFakeTimers({ now: new Date(2026, 0, 31, 12) });
  renderUnstyled(<TwoLenders labels={labels} currency="TTD" own={OWN} />);
  expect(cellsOf(rows.dates)).toEqual(["", ""]);
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  expect(cellsOf(rows.dates)).toEqual(["February 28, 2026 to January 31, 2027", ""]);
});
