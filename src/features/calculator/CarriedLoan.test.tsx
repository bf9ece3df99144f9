import { render, screen } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { pricedProduct } from "../../../test/listedProduct";
import { symbolInTexts } from "../../lib/lender";
import { useSite } from "../../lib/useSite";
import { CarriedLoan } from "./CarriedLoan";

const content = { text: "Enter {amount}, {months}.", ask: "Ask", message: "{amount} & {months}?" };
const { amountRange, termRange } = STANDALONE_PLAN;
const [one, other] = ["One", "Other"].map((title) => pricedProduct(title, STANDALONE_PLAN));

const open = (query: string, products = [one, other]) =>
  render(<CarriedLoan {...{ content, query }} products={products.flatMap((each) => each ?? [])} />);

beforeAll(() => Object.assign(useSite().lender, { messaging: { url: "https://chat.example/9" } }));

test("names the loan, and links to a message with it", () => {
  open("?amount=8000.50&term=9&currency=TTD", [one]);
  const months = "9 months";
  expect(screen.getByText(`Enter ${symbolInTexts}8,000.50, ${months}.`)).toBeVisible();
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
  expect(searchParams.get("text")).toBe(`${symbolInTexts}8,000.50 & ${months}?`);
});

test("names the product where there are several", () => {
  const { container } = open("?loan=other&amount=8000&term=9");
  expect(container).toHaveTextContent(/^Other: Enter/);
});

test.each([
  "",
  "?amount=8000",
  "?term=9",
  `?amount=${amountRange.maximum + 1}&term=9`,
  `?amount=8000&term=${termRange.maximum + 1}`,
  "?amount=8000&term=9&currency=XCD",
  "?loan=third&amount=8000&term=9",
  "?amount=<b>8000</b>&term=9",
])("shows nothing for %j, which is no loan that is lent", (query) => {
  expect(open(query).container).toBeEmptyDOMElement();
});
