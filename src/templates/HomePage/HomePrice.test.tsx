import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";
import { exampleFigures } from "../../lending/exampleFigures";
import { formatCount } from "../../lib/format";
import { HomePrice } from "./HomePrice";

const { price } = readContent<{ price: Queries.HomePriceFieldsFragment }>("home/page.yaml");
const { priceTag, units } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const { termRange } = STANDALONE_PLAN;
const plan = { ...STANDALONE_PLAN, termRange: { ...termRange, minimum: 1 } };
const example = { amount: 10_000, termMonths: 12 };

beforeEach(() => {
  const figures = exampleFigures(plan, example.amount, example.termMonths);
  render(<HomePrice price={price} plan={{ ...plan, example, exampleFigures: figures }} />);
});

const amount = () => screen.getByLabelText(priceTag.principal);
const type = async (text: string) => {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
};
const lines = () => screen.getByRole("figure").textContent;
const link = () => screen.getByRole("link", { name: price.action.label }).getAttribute("href");
const computed = () =>
  screen.getByRole("figure").closest("[data-computed]")?.getAttribute("data-computed");

test("starts with the example of the rate plan", () => {
  expect(amount()).toHaveValue(formatCount(example.amount));
  expect(screen.getByLabelText(price.term)).toHaveValue(String(example.termMonths));
  expect(lines()).toContain("$1,033.33");
  expect(computed()).toBe("current");
});

test("uses the singular in the label of a one-month term", () => {
  const [shortest] = screen.getAllByRole("option");
  expect(shortest).toHaveTextContent(RegExp(`^${units.month}$`));
});

test("updates the figures and the link to the calculator when the amount and term change", async () => {
  await type("20000.50");
  await userEvent.selectOptions(screen.getByLabelText(price.term), "6");
  const { instalment, totalRepayment, nominalRate, effectiveRate } = exampleFigures(
    plan,
    20_000.5,
    6,
  );
  await waitFor(() => expect(computed()).toBe("current"));
  for (const figure of [instalment, totalRepayment, nominalRate, effectiveRate])
    expect(lines()).toContain(figure);
  const [page, anchor] = price.action.to.split("#");
  expect(link()).toBe(`${page}?amount=20000.50&term=6#${anchor}`);
});

const { minimum, maximum } = plan.amountRange;

test.each(["", "much", "0", String(minimum - 1), String(maximum + 1)])(
  "shows an error and hides the figures when the amount is %p",
  async (text) => {
    fireEvent.input(amount(), { target: { value: text } });
    expect(await screen.findByText(price.problem)).toBeVisible();
    expect(amount()).toHaveAccessibleDescription(price.problem);
    expect(computed()).toBe("stale");
    expect(link()).toBe(price.action.to);
  },
);
