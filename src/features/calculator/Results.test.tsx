import { act, fireEvent } from "@testing-library/react";
import {
  amountField,
  button,
  enter,
  labels,
  openCalculator,
  SHARE,
  shownFigures,
  termField,
} from "../../../test/calculatorTools";
import { readContent } from "../../../test/readContent";
import { monthsText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import { markRendered } from "../../lib/renderedPage";

jest.mock("../../components/Toast/showToast", () => ({ showToast: jest.fn() }));

const writeText = jest.fn();
const { form, results } = labels;
const click = (name: string) => act(async () => fireEvent.click(button(name)));

beforeEach(() => {
  markRendered(window.location);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.restoreAllMocks());

test.each(["standalone", "resources"] as const)(
  "shares the figures of %s in lines, with the URL that restores them, when Share is clicked",
  async (name) => {
    await openCalculator(name);
    enter(termField(), "8");
    enter(amountField(), "6,000");
    // Back changes the URL before its page has loaded.
    window.history.replaceState(null, "", "/page-of-back");
    await click(SHARE);
    const figures = shownFigures(name, 6_000, 8);
    expect(writeText.mock.lastCall?.[0].split("\n")).toEqual([
      `${form.amount}: $6,000.00 TTD`,
      `${form.term}: ${monthsText(8, labels.units)}`,
      `${results.payment}: ${figures.payment}`,
      `${results.interest}: ${figures.interest}`,
      `${results.repayment}: ${figures.repayment}`,
      `${results.nominalRate}: ${figures.nominalRate}`,
      `${results.effectiveRate}: ${figures.effectiveRate}`,
      results.estimate,
      "http://localhost/calculator?amount=6000.00&term=8&currency=TTD#loan",
    ]);
  },
);

test("prints the calculator alone, with the day and the licence", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30), doNotFake: ["setTimeout"] });
  window.print = jest.fn(() => act(() => window.dispatchEvent(new Event("beforeprint"))));
  const { container } = await openCalculator("standalone");
  const day = fillTemplate(labels.quote.date, { date: "November 5, 2026" });
  expect(container).not.toHaveTextContent(day);
  expect(container.querySelector("[data-printed]")).toContainElement(amountField());
  await click(results.print);
  jest.useRealTimers();
  expect(container).toHaveTextContent(`$50,000.00 TTD, ${monthsText(6, labels.units)}. ${day}.`);
  const { company, licence } = readContent<Queries.LenderFieldsFragment>("site.yaml");
  expect(container).toHaveTextContent(`${company}, `);
  expect(container).toHaveTextContent(`${licence.statement} ${licence.number}.`);
  expect(window.print).toHaveBeenCalledTimes(1);
});
