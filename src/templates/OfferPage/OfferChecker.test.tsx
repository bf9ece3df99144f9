import { act, fireEvent, screen } from "@testing-library/react";
import { button, enter } from "../../../test/calculatorTools";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { pricedProduct } from "../../../test/listedProduct";
import { labels } from "../../../test/offerLabels";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { cellsOf, textsOf } from "../../../test/texts";
import type { OfferField } from "../../lending/parseOffer";
import { fillTemplate } from "../../lib/fillTemplate";
import { OfferChecker } from "./OfferChecker";

const { form, results } = labels;

const checker = () => (
  <OfferChecker labels={labels} products={[pricedProduct("Only", STANDALONE_PLAN)]} />
);
const field = (name: OfferField) => screen.getByRole("textbox", { name: form[name] });
const select = (name: "per" | "basis" | "interval") =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: form[name] });
const tell = (told: "instalment" | "rate") =>
  fireEvent.click(screen.getByRole("radio", { name: form.ways[told] }));

const EXAMPLE = { amount: "10,000", fees: "150", instalment: "2,000", count: "6" };

/** Enters the example's figures, or the given ones instead. */
const enterOffer = (others: Partial<typeof EXAMPLE> = {}) => {
  const texts = { ...EXAMPLE, ...others };
  for (const name of ["amount", "fees", "instalment", "count"] as const)
    enter(field(name), texts[name]);
};

const link = () => screen.queryByRole("link", { name: results.calculator.label });

test("shows an offer beside our loan once its fields are filled in, and links to our loan if we lend it", () => {
  renderUnstyled(checker());
  expect(screen.getByText(results.empty)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(cellsOf(results.cost)).toEqual(["", ""]);
  enterOffer();
  for (const name of [results.print, "Share"]) expect(button(name)).toBeVisible();
  const table = screen.getByRole("table", { name: results.title });
  expect(textsOf(table.querySelectorAll("thead th"))).toEqual([results.theirs, results.own]);
  // 9,850 over 6 months at a flat 4%: 2,364 in interest
  expect(cellsOf(results.received)).toEqual(["$9,850.00", "$9,850.00"]);
  expect(cellsOf(results.cost)).toEqual(["$2,150.00", "$2,364.00"]);
  expect(cellsOf(results.effectiveRate)).toEqual(["100.09%", "113.28%"]);
  expect(link()).toHaveAttribute("href", expect.stringContaining("?amount=9850.00&term=6"));
  enterOffer({ count: "13" });
  expect(cellsOf(results.cost)).toEqual(["$16,150.00", ""]);
  expect(link()).toBeNull();
});

test("asks for a rate instead of an instalment, and selects the basis and the period entered with it", () => {
  renderUnstyled(checker());
  tell("rate");
  expect(screen.queryByRole("textbox", { name: form.instalment })).toBeNull();
  enter(field("amount"), "12,000");
  enter(field("count"), "12");
  enter(field("rate"), "9% a year, add-on");
  expect(select("basis")).toHaveValue("flat");
  expect(select("per")).toHaveValue("year");
  expect(cellsOf(form.instalment)).toEqual(["$1,090.00", "$1,240.00"]);
});

test("restores everything that was entered when the page is reopened in the same tab", () => {
  const { unmount } = renderUnstyled(checker());
  enterOffer();
  tell("rate");
  enter(field("rate"), "1.5% flat");
  unmount();
  renderUnstyled(checker());
  expect(field("rate")).toHaveValue("1.5% flat");
  tell("instalment");
  expect(field("instalment")).toHaveValue(EXAMPLE.instalment);
  expect(cellsOf(results.cost)[0]).toBe("$2,150.00");
});

test("explains an invalid figure at its field, and shows no result", () => {
  renderUnstyled(checker());
  enterOffer({ count: "0" });
  expect(field("count")).toBeInvalid();
  expect(field("count")).toHaveAccessibleDescription("A loan has at least one instalment.");
  expect(screen.getByText(results.empty)).toBeVisible();
  expect(cellsOf(results.cost)).toEqual(["", ""]);
});

test("announces the cost, both rates and how our loan compares, and nothing before an entry", () => {
  jest.useFakeTimers();
  renderUnstyled(checker());
  const wait = () => act(() => jest.advanceTimersByTime(5000));
  wait();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  enterOffer();
  wait();
  expect(screen.getByRole("status")).toHaveTextContent(
    [
      `${results.cost}: $2,150.00.`,
      `${results.nominalRate}: 71.40%.`,
      `${results.effectiveRate}: 100.09%.`,
      fillTemplate(results.compared.more, { difference: "$214.00" }),
    ].join(" "),
  );
});

test("shares the figures of both loans, line by line, and no second figure without our loan", () => {
  const share = jest.fn();
  Object.assign(navigator, { share });
  renderUnstyled(checker());
  const lines = () => {
    fireEvent.click(button("Share"));
    return share.mock.lastCall?.[0].text.split("\n");
  };
  enterOffer();
  expect(lines()).toEqual(
    expect.arrayContaining([
      `${readContent<Queries.LenderFieldsFragment>("site.yaml").name}: ${results.title}`,
      `${results.theirs} / ${results.own}`,
      `${results.cost}: $2,150.00 / $2,364.00`,
    ]),
  );
  enterOffer({ count: "13" });
  expect(lines()).toEqual(expect.arrayContaining([results.theirs, `${results.cost}: $16,150.00`]));
  Reflect.deleteProperty(navigator, "share");
});

test("prints only the result, with the day, when Print is clicked", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 12) });
  window.print = jest.fn(() => act(() => window.dispatchEvent(new Event("beforeprint"))));
  const { container } = renderUnstyled(checker());
  const printed = () => container.querySelector("[data-printed]");
  expect(printed()).toBeNull();
  enterOffer();
  fireEvent.click(button(results.print));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(printed()).toHaveTextContent("$2,150.00");
  expect(printed()).toHaveTextContent(fillTemplate(results.date, { date: "November 5, 2026" }));
});
