import { fireEvent, screen, within } from "@testing-library/react";
import { button, enter, figure } from "../../../test/calculatorTools";
import { readContent } from "../../../test/readContent";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { cellsOf, textsOf } from "../../../test/texts";
import type { OfferField } from "../../lending/offer";
import { monthsText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import { OfferChecker } from "./OfferChecker";
import type { Way } from "./offerState";

const labels = readContent<Pick<Queries.OfferPageFieldsFragment, "form" | "results">>(
  "check-an-offer/page.yaml",
);

const { problems } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
const { sharing, units } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const checker = () => <OfferChecker labels={labels} problems={problems} />;

const { form, results } = labels;
/**
 * Finds the fields for one way of entering an offer. jsdom applies no styles, so the fields for all
 * ways are visible.
 */
const fieldsOf = (way: Way) =>
  within(screen.getByLabelText(form.ways[way], { selector: "[role=group]" }));
const field = (name: OfferField) =>
  fieldsOf("instalment").getByLabelText<HTMLInputElement>(form[name]);
const interval = () => fieldsOf("instalment").getByLabelText<HTMLSelectElement>(form.interval);
const choose = (way: Way) => fireEvent.click(screen.getByRole("radio", { name: form.ways[way] }));

const EXAMPLE = { amount: "5,000", fees: "150", instalment: "1,005.60", count: "6" };

/** Enters the example's figures, or the given ones instead. */
const enterOffer = (others: Partial<typeof EXAMPLE> = {}) => {
  const texts = { ...EXAMPLE, ...others };
  for (const name of ["amount", "fees", "instalment", "count"] as const)
    enter(field(name), texts[name]);
};

/** Expects the sentence about the example's cost, with the given term. */
const expectMeaning = (time: string) => {
  const sentence = fillTemplate(results.meaning, { repaidPer100: "$124.40", time });
  expect(screen.getByText(sentence)).toBeVisible();
};

/** Expects the names of the figures without figures, and no button that needs them. */
function expectNoResult() {
  for (const name of [results.repaid, results.cost, results.effectiveRate])
    expect(screen.getByText(name, { selector: "li" })).toBeVisible();
  expect(screen.getByText(results.empty)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
}

test("shows all figures of an offer once its fields are filled in", () => {
  renderUnstyled(checker());
  expectNoResult();
  enterOffer();
  expect(figure(results.repaid)).toBe("$6,033.60");
  expect(figure(results.cost)).toBe("$1,183.60");
  expect(figure(results.costPer100)).toBe("$24.40");
  expect(figure(results.nominalRate)).toBe("79.44%");
  expect(figure(results.effectiveRate)).toBe("115.80%");
  expectMeaning(monthsText(6, units));
});

test("computes a different rate, and states the term in weeks, when the instalments are weekly", () => {
  renderUnstyled(checker());
  enterOffer();
  const monthly = figure(results.nominalRate);
  enter(interval(), "weekly");
  const intervals = [form.weekly, form.fortnightly, form.monthly];
  expect(textsOf(interval().options)).toEqual(intervals);
  expect(figure(results.nominalRate)).not.toBe(monthly);
  expectMeaning(fillTemplate(units.weeks, { count: 6 }));
});

describe("choosing how to enter an offer", () => {
  const rate = (name: string) => fieldsOf("rate").getByLabelText<HTMLInputElement>(name);
  const enterRate = (text: string) => {
    choose("rate");
    enter(rate(form.amount), "12,000");
    enter(rate(form.months), "12");
    enter(rate(form.rate), text);
  };

  test("shows both costs side by side while the basis of a rate is unknown", () => {
    renderUnstyled(checker());
    enterRate("1");
    expect(screen.getByRole("table", { name: results.title })).toBeVisible();
    expect(cellsOf(results.cost)).toEqual(["$1,440.00", "$794.23"]);
  });

  test("selects the basis and the period when they are entered together with the rate", () => {
    renderUnstyled(checker());
    enterRate("9% a year, add-on");
    expect(rate(form.basis)).toHaveValue("flat");
    expect(rate(form.per)).toHaveValue("year");
    expect(figure(form.instalment)).toBe("$1,090.00");
    expect(figure(results.nominalRate)).toBe("16.22%");
  });

  test("restores the choice, and the entries for each option, when the page is reopened in the same tab", () => {
    const { unmount } = renderUnstyled(checker());
    enterOffer();
    enterRate("1.5% flat");
    choose("price");
    unmount();
    renderUnstyled(checker());
    expect(screen.getByRole("radio", { name: form.ways.price })).toBeChecked();
    expect(field("instalment")).toHaveValue(EXAMPLE.instalment);
    expect(rate(form.rate)).toHaveValue("1.5% flat");
    expectNoResult();
    choose("instalment");
    expect(figure(results.cost)).toBe("$1,183.60");
  });
});

test("shows an explanation and no result when a figure is invalid", () => {
  renderUnstyled(checker());
  enterOffer({ count: "0" });
  expect(field("count")).toBeInvalid();
  expect(field("count")).toHaveAccessibleDescription(form.problems.count.notPositive);
  expectNoResult();
});

test("shares the offer and its figures, line by line, once they are computed", async () => {
  const share = jest.fn();
  Object.assign(navigator, { share });
  renderUnstyled(checker());
  enterOffer();
  fireEvent.click(button(sharing.share));
  const lines = share.mock.lastCall?.[0].text.split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      `${form.instalment}: $1,005.60`,
      `${results.cost}: $1,183.60`,
      `${results.effectiveRate}: 115.80%`,
    ]),
  );
  Reflect.deleteProperty(navigator, "share");
});

test("prints only what the offer costs when Print is clicked", () => {
  window.print = jest.fn(() =>
    expect(document.querySelector("[data-printed]")).toHaveTextContent("115.80%"),
  );
  renderUnstyled(checker());
  enterOffer();
  fireEvent.click(button(results.print));
  expect(window.print).toHaveBeenCalledTimes(1);
});
