import { act, fireEvent } from "@testing-library/react";
import {
  amountField,
  button,
  enter,
  labels,
  openCalculator,
  shownFigures,
  termField,
} from "../../../test/calculatorTools";
import { readContent } from "../../../test/readContent";
import { showToast } from "../../components/Toast/showToast";
import { monthsText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import { markRendered } from "../../lib/renderedPage";

jest.mock("../../components/Toast/showToast", () => ({ showToast: jest.fn() }));

const writeText = jest.fn();
const { form, results } = labels;
const click = (name: string) => act(async () => fireEvent.click(button(name)));

beforeEach(() => {
  markRendered(window.location);
  jest.mocked(showToast).mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.restoreAllMocks());

test.each(["standalone", "resources"] as const)(
  "copies a URL that restores the figures when Share of %s is clicked without a share sheet",
  async (name) => {
    await openCalculator(name);
    enter(termField(), "8");
    enter(amountField(), "6,000");
    // Back changes the URL before its page has loaded.
    window.history.replaceState(null, "", "/page-of-back");
    await click(results.share);
    expect(writeText).toHaveBeenCalledWith(
      "http://localhost/calculator?amount=6000.00&term=8&currency=TTD#loan",
    );
    expect(showToast).toHaveBeenCalledWith({ title: results.linkCopied });
  },
);

test("shows the text when the browser refuses to copy it", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await openCalculator("standalone");
  await click(results.share);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining("?amount=50000.00") }),
  );
});

describe("Share", () => {
  const share = jest.fn();
  beforeEach(() => {
    share.mockReset().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
  });
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  test("opens the browser's share sheet with the link and the figures when it is clicked", async () => {
    await openCalculator("standalone");
    await click(results.share);
    const { text, url } = share.mock.calls[0]?.[0] ?? {};
    const figures = shownFigures("standalone", 50_000, 6);
    const months = monthsText(6, labels.units);
    const payments = fillTemplate(results.unequalPayments, { months, last: figures.lastPayment });
    expect(text.split("\n")).toEqual([
      `${form.amount}: $50,000.00 TTD`,
      `${form.term}: ${months}`,
      `${results.payment}: ${figures.payment} TTD ${payments}`,
      `${results.interest}: ${figures.interest} TTD`,
      `${results.repayment}: ${figures.repayment} TTD`,
      `${results.nominalRate}: ${figures.nominalRate}`,
      `${results.effectiveRate}: ${figures.effectiveRate}`,
      results.estimate,
    ]);
    expect(url).toBe("http://localhost/calculator?amount=50000.00&term=6&currency=TTD#loan");
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([
    ["nothing", "AbortError", 0],
    ["the link", "NotAllowedError", 1],
  ])("copies %s when sharing ends with %s", async (_, name, copies) => {
    share.mockRejectedValue(new DOMException("ended", name));
    await openCalculator("standalone");
    await click(results.share);
    expect(writeText).toHaveBeenCalledTimes(copies);
  });
});

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
