import { cleanup, screen } from "@testing-library/react";
import {
  advanceTime,
  amountField,
  enter,
  figure,
  openCalculator,
  openProducts,
  planOf,
  productField,
  results,
  shownFigures,
  termField,
} from "../../../test/calculatorTools";
import { pricedProduct } from "../../../test/listedProduct";
import { markRendered } from "../../lib/renderedPage";

const setUrl = (path: string) => window.history.replaceState(null, "", path);

const DAMAGED = /^This link to a loan is damaged/;

beforeEach(() => markRendered(window.location));
afterEach(() => jest.restoreAllMocks());

test.each([
  ["", "&"],
  [" by an app that has escaped its ampersands", "&amp;"],
])("restores the amount, term and currency when a shared URL is opened%s", async (_, ampersand) => {
  jest.useFakeTimers();
  setUrl(`/calculator?${["amount=75000.50", "term=9", "currency=XCD"].join(ampersand)}#calculator`);
  openCalculator("resources");
  await advanceTime(1100);
  expect(amountField()).toHaveValue("75,000.50");
  expect(termField()).toHaveValue("9");
  expect(figure(results.repayment)).toBe("EC$102,000.68");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each<["resources" | "standalone", string]>([
  ["resources", "?amount=<script>alert(1)</script>&term=1e9&currency=BTC#loan"],
  ["resources", "?amount=7500.50&term=9&currency=XC#loan"],
  ["standalone", "?amount=7500.50&term=9&currency=XCD#loan"],
])("the %s calculator ignores a damaged link completely, and says so: %s", async (name, link) => {
  setUrl(`/calculator${link}`);
  await openCalculator(name);
  const { amount, termMonths } = planOf(name).defaults;
  const { payment } = shownFigures(name, amount, termMonths);
  expect(figure(results.payment)).toBe(payment);
  expect(screen.getByText(DAMAGED, { selector: "form p" })).toBeVisible();
  enter(termField(), "10");
  expect(screen.queryByText(DAMAGED)).not.toBeInTheDocument();
});

test("uses the defaults for values that are missing from a truncated link", async () => {
  setUrl("/calculator?amount=7500.50");
  await openCalculator("standalone");
  expect(amountField()).toHaveValue("7,500.50");
  expect(termField()).toHaveValue("6");
  expect(screen.queryByText(DAMAGED)).not.toBeInTheDocument();
});

test("writes the chosen loan and the anchor into the URL when the visitor stops typing", async () => {
  setUrl("/calculator#other");
  await openCalculator("resources");
  expect(window.location.search).toBe("");
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  enter(termField(), "10");
  await advanceTime(300);
  expect(window.location.search).toBe("?amount=6000.00&term=10&currency=TTD");
  expect(window.location.hash).toBe("#loan");
});

describe("with several products", () => {
  const FIRST = pricedProduct("First", planOf("standalone"));
  const SECOND = pricedProduct("Second", {
    ...planOf("resources"),
    currencies: ["TTD"],
    rateBands: [{ monthlyRatePercent: 1 }],
  });

  test("switches to the product's own default loan and rates, and writes the product into the URL", async () => {
    setUrl("/calculator");
    jest.useFakeTimers();
    openProducts(FIRST, SECOND);
    enter(productField(), "second");
    await advanceTime(1100);
    expect(amountField()).toHaveValue("5,000");
    expect(figure(results.repayment)).toBe("$5,600.00");
    expect(window.location.search).toBe("?loan=second&amount=5000.00&term=12&currency=TTD");
  });

  test("keeps a loan that was entered when the product is changed", async () => {
    openProducts(FIRST, SECOND);
    enter(amountField(), "7,000");
    enter(productField(), "second");
    expect(amountField()).toHaveValue("7,000");
    expect(figure(results.interest)).toBe("$420.00");
  });

  test("restores the product of a shared URL, and starts with the first one without it", () => {
    setUrl("/calculator?loan=second&amount=6000.00&term=10&currency=TTD");
    openProducts(FIRST, SECOND);
    expect(productField()).toHaveValue("second");
    expect(figure(results.interest)).toBe("$600.00");
    cleanup();
    setUrl("/calculator?amount=6000.00&term=10&currency=TTD");
    openProducts(FIRST, SECOND);
    expect(productField()).toHaveValue("first");
  });

  test("ignores a link to a product that is no longer lent, and says so", () => {
    setUrl("/calculator?loan=third&amount=6000.00&term=10&currency=TTD");
    openProducts(FIRST, SECOND);
    expect(productField()).toHaveValue("first");
    expect(screen.getByText(DAMAGED, { selector: "form p" })).toBeVisible();
  });

  test("has no choice when all products have the same plan", () => {
    openProducts(FIRST, { ...FIRST, path: "/other" });
    expect(screen.queryByRole("combobox", { name: "Which loan?" })).toBeNull();
  });
});

test("leaves the next page's URL alone when the visitor navigates before the loan is in the URL", async () => {
  await openCalculator("resources");
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  setUrl("/another-page");
  await advanceTime(300);
  expect(window.location.href).toMatch(/\/another-page$/);
  // The visitor goes on typing after Back, when the URL has changed but the previous page has not loaded yet.
  enter(termField(), "7");
  await advanceTime(300);
  expect(window.location.href).toMatch(/\/another-page$/);
});

test("still computes the figures when the browser refuses to change the URL", async () => {
  await openCalculator("resources");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  jest.useFakeTimers();
  enter(amountField(), "6,000");
  await advanceTime(2000);
  expect(figure(results.repayment)).toBe("$8,880.00");
});
