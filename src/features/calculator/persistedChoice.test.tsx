import { screen } from "@testing-library/react";
import { markRendered } from "../../lib/renderedPage";
import {
  advanceTime,
  amountField,
  enter,
  figure,
  labels,
  openCalculator,
  planOf,
  shownFigures,
  termField,
} from "./testTools";

const setUrl = (path: string) => window.history.replaceState(null, "", path);

beforeEach(() => markRendered(window.location));
afterEach(() => jest.restoreAllMocks());

test.each([
  ["", "&"],
  [" by an app that has escaped its ampersands", "&amp;"],
])("restores amount, term and currency when a shared URL is opened%s", async (_, ampersand) => {
  setUrl(`/calculator?${["amount=75000.50", "term=9", "currency=XCD"].join(ampersand)}#calculator`);
  await openCalculator("resources");
  expect(amountField()).toHaveValue("75,000.50");
  expect(termField()).toHaveValue("9");
  expect(figure(labels.results.repayment)).toBe("EC$102,000.68");
});

test.each<["resources" | "standalone", string]>([
  ["resources", "?amount=<script>alert(1)</script>&term=1e9&currency=BTC#loan"],
  ["resources", "?amount=7500.50&term=9&currency=XC#loan"],
  ["resources", "?amount=7500.50&term=9"],
  ["standalone", "?amount=7500.50&term=9&currency=XCD#loan"],
  ["standalone", "?currency=TTD"],
])("leaves a damaged link out of %s as a whole, and says so: %s", async (name, link) => {
  setUrl(`/calculator${link}`);
  await openCalculator(name);
  const { amount, termMonths } = planOf(name).defaults;
  const { payment } = shownFigures(name, amount, termMonths);
  expect(figure(labels.results.payment)).toBe(payment);
  expect(screen.getByText(labels.form.damagedLink, { selector: "form p" })).toBeVisible();
  enter(termField(), "10");
  expect(screen.queryByText(labels.form.damagedLink)).not.toBeInTheDocument();
});

test("takes the defaults for what is absent from a link that is written by hand", async () => {
  setUrl("/calculator?amount=7500.50#loan");
  await openCalculator("standalone");
  expect(amountField()).toHaveValue("7,500.50");
  expect(termField()).toHaveValue("6");
  expect(screen.queryByText(labels.form.damagedLink)).not.toBeInTheDocument();
});

test("writes the choice and the anchor into the URL when the visitor pauses", async () => {
  setUrl("/calculator#other");
  await openCalculator("resources");
  expect(window.location.search).toBe("");
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  enter(termField(), "10");
  await advanceTime(300);
  expect(window.location.search).toBe("?amount=6000.00&term=10&currency=TTD");
  expect(window.location.hash).toBe("#loan");
  jest.useRealTimers();
});

test("leaves the URL of another page alone when a link leads there before the pause ends", async () => {
  await openCalculator("resources");
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  setUrl("/another-page");
  await advanceTime(300);
  expect(window.location.href).toMatch(/\/another-page$/);
  // Back changes the URL before its page has loaded.
  enter(termField(), "7");
  await advanceTime(300);
  expect(window.location.href).toMatch(/\/another-page$/);
  jest.useRealTimers();
});

test("stores the last valid choice when the text is invalid", async () => {
  const first = await openCalculator("resources");
  enter(amountField(), "7,000");
  enter(termField(), "unreadable");
  first.unmount();
  const second = await openCalculator("resources");
  expect(amountField()).toHaveValue("7,000");
  expect(termField()).toHaveValue("12");
  second.unmount();
});

test.each<
  [from: string, to: "resources" | "standalone", chosen: string, amount: string, term: string]
>([
  ["resources", "standalone", "amount=20000.00&term=8&currency=TTD", "20,000", "8"],
  ["standalone", "resources", "amount=20000.00&term=8&currency=TTD", "20,000", "8"],
  ["resources", "standalone", "amount=3000.00&term=8&currency=TTD", "50,000", "8"],
  ["resources", "standalone", "amount=20000.00&term=36&currency=TTD", "20,000", "6"],
  ["resources", "standalone", "amount=20000.00&term=8&currency=JMD", "50,000", "8"],
  ["resources", "resources", "amount=99000.00&term=36&currency=JMD", "99,000", "36"],
  ["resources", "resources", "<script>&term=1e9&amount=%00", "5,000", "12"],
])(
  "carries over from %s to %s: %s becomes %s over %s months",
  async (from, to, chosen, amount, term) => {
    sessionStorage.setItem("calculator", `plan=${from}&${chosen}`);
    await openCalculator(to);
    expect(amountField()).toHaveValue(amount);
    expect(termField()).toHaveValue(term);
  },
);

test("prefers the choice of a shared URL when another one is stored", async () => {
  sessionStorage.setItem("calculator", "plan=resources&amount=7000.00&term=3&currency=GYD");
  setUrl("/calculator?amount=8000.00&term=12&currency=JMD");
  await openCalculator("resources");
  expect(figure(labels.results.repayment)).toBe("J$11,840.00");
});

test("computes when the browser refuses storage and URL changes", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await openCalculator("resources");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  await advanceTime(2000);
  expect(figure(labels.results.repayment)).toBe("$8,880.00");
  jest.useRealTimers();
});
