import { act, fireEvent } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { showToast } from "../../components/Toast/showToast";
import { fillTemplate } from "../../lib/fillTemplate";
import { markRendered } from "../../lib/renderedPage";
import { amountField, button, enter, labels, openCalculator, termField } from "./testTools";

jest.mock("../../components/Toast/showToast", () => ({ showToast: jest.fn() }));

const writeText = jest.fn();
const { form, results, schedule } = labels;
const click = (name: string) => act(async () => fireEvent.click(button(name)));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
  markRendered(window.location);
  jest.mocked(showToast).mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.restoreAllMocks());

test("copies a URL that restores the figures when Copy link is clicked", async () => {
  await openCalculator("standalone");
  enter(amountField(), "6,000");
  // Back changes the URL before its page has loaded.
  window.history.replaceState(null, "", "/page-of-back");
  await click(results.copyLink);
  expect(writeText).toHaveBeenCalledWith(
    "http://localhost/calculator?amount=6000.00&term=6&currency=TTD#loan",
  );
  expect(showToast).toHaveBeenCalledWith({ title: "The link to these figures is copied." });
});

test("copies the figures as text when Copy figures is clicked", async () => {
  await openCalculator("standalone");
  await click(results.copyFigures);
  expect(writeText.mock.calls[0]?.[0].split("\n")).toEqual([
    `${form.amount}: $50,000.00 TTD`,
    `${form.term}: 6 months`,
    `${results.payment}: $10,333.33 TTD for 6 months, the last one $10,333.35`,
    `${results.interest}: $12,000.00 TTD`,
    `${results.repayment}: $62,000.00 TTD`,
    `${results.nominalRate}: 78.18%`,
    `${results.effectiveRate}: 113.28%`,
    results.estimate,
  ]);
});

test("shows the text when the browser refuses to copy it", async () => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await openCalculator("standalone");
  await click(results.copyLink);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining("?amount=50000.00") }),
  );
});

test("downloads the schedule when Download as CSV is clicked", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return "blob:schedule";
  };
  URL.revokeObjectURL = jest.fn();
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openCalculator("standalone");
  enter(termField(), "2");
  await click(schedule.download);
  expect(names).toEqual(["loan-50000.00-TTD-2-months.csv"]);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toBe(
    "Month,Payment (TTD),Principal (TTD),Interest (TTD),Left to pay (TTD)\r\n" +
      "1,27000.00,25000.00,2000.00,27000.00\r\n2,27000.00,25000.00,2000.00,0.00\r\n",
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
    expect(text).toContain(`${form.amount}: $50,000.00 TTD\n${form.term}: 6 months\n`);
    expect(text).toContain(`${results.payment}: $10,333.33 TTD for 6 months`);
    expect(url).toBe("http://localhost/calculator?amount=50000.00&term=6&currency=TTD#loan");
    expect(writeText).not.toHaveBeenCalled();
  });

  test("copies the link when the browser has no share sheet", async () => {
    Reflect.deleteProperty(navigator, "share");
    await openCalculator("standalone");
    await click(results.share);
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining("?amount=50000.00"));
    expect(showToast).toHaveBeenCalledWith({ title: "The link to these figures is copied." });
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

test("marks the calculator while it is printed alone, with the day and the licence", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30), doNotFake: ["setTimeout"] });
  window.print = jest.fn(() => {
    expect(document.querySelector("[data-printed]")).toContainElement(amountField());
    act(() => window.dispatchEvent(new Event("beforeprint")));
  });
  const { container } = await openCalculator("standalone");
  const day = fillTemplate(labels.quote.date, { date: "November 5, 2026" });
  expect(container).not.toHaveTextContent(day);
  await click(results.print);
  jest.useRealTimers();
  expect(container).toHaveTextContent(`$50,000.00 TTD, 6 months. ${day}.`);
  const { company, licence } = readContent<Queries.LenderFieldsFragment>("site.yaml");
  expect(container).toHaveTextContent(`${company}, `);
  expect(container).toHaveTextContent(`${licence.statement} ${licence.number}.`);
  window.dispatchEvent(new Event("afterprint"));
  expect(document.querySelector("[data-printed]")).toBeNull();
  expect(window.print).toHaveBeenCalledTimes(1);
});
