import type { Page } from "@playwright/test";
import { seededRandom } from "../shared/seededRandom";
import { IS_FULL_RUN, SEED } from "../shared/testDepth";
import type { OracleFigures } from "../src/lending/fixtures/oracle";
import { amountField, CALCULATORS, labels, openCalculator, termField } from "./support/calculator";
import { expect, test } from "./support/test";

/** How many random loans are typed in. */
const LOANS = IS_FULL_RUN ? 1000 : 8;

for (const { route, figures } of CALCULATORS)
  test(`${route} agrees to the cent with an independent computation when ${LOANS} loans are typed (seed ${SEED})`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + LOANS * 3_000);
    await openCalculator(page, route);
    expect(await differences(page, figures, randomLoans(LOANS, SEED))).toEqual([]);
  });

interface RandomLoan {
  /** The amount as it is typed. */
  typed: string;
  /** The amount as a plain decimal. */
  amount: string;
  months: number;
}

/**
 * Loans as people type them: on the sliders' steps, between them, with cents, with commas, outside
 * the range. The same seed gives the same loans.
 */
function randomLoans(count: number, seed: number): RandomLoan[] {
  const random = seededRandom(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return Array.from({ length: count }, () => {
    const kind = whole(1, 4);
    const units =
      kind === 1 ? 1000 * whole(1, 50) : kind === 2 ? whole(1, 999) : whole(1_000, 99_999);
    const cents = kind === 4 ? `.${String(whole(0, 99)).padStart(2, "0")}` : "";
    const grouped = random() < 0.5 ? units.toLocaleString("en-US") : String(units);
    return {
      typed: `${grouped}${cents}`,
      amount: `${units}${cents || ".00"}`,
      months: random() < 0.8 ? whole(2, 12) : whole(1, 36),
    };
  });
}

/**
 * Types loans into the page's calculator, one after the other.
 * @returns a line for every loan whose figures differ from the independent computation
 */
async function differences(
  page: Page,
  compute: (typeof CALCULATORS)[number]["figures"],
  loans: readonly RandomLoan[],
): Promise<string[]> {
  const found: string[] = [];
  for (const loan of loans) {
    for (const [field, text] of [
      [amountField(page), loan.typed],
      [termField(page), String(loan.months)],
    ] as const) {
      await field.selectText();
      await page.keyboard.type(text);
    }
    const shown = JSON.stringify(await page.evaluate(shownFigures, labels.results));
    const expected = JSON.stringify(compute(loan.amount, loan.months));
    if (shown !== expected)
      found.push(`${loan.typed} over ${loan.months} months: ${shown} instead of ${expected}`);
  }
  return found;
}

/** Runs in the page: returns the figures with these labels, without currency signs and commas. */
function shownFigures({ payment, interest, repayment }: OracleFigures): OracleFigures {
  const figure = (name: string) =>
    [...document.querySelectorAll("[data-card] dt")]
      .find((term) => term.textContent === name)
      ?.nextElementSibling?.textContent?.replace(/[^\d.]/g, "") ?? "";
  return {
    payment: figure(payment),
    interest: figure(interest),
    repayment: figure(repayment),
  };
}
