import type { Page } from "@playwright/test";
import { seededRandom } from "../../shared/seededRandom";
import {
  type OracleFigures,
  resourcesReading,
  standaloneReading,
} from "../../src/lending/fixtures/oracle";

/** The specification's two readings, each computed apart from the site's own engine. */
export const READINGS = { resources: resourcesReading, standalone: standaloneReading } as const;

export interface RandomLoan {
  /** The amount as it is typed, and as a plain decimal. */
  typed: string;
  amount: string;
  months: number;
}

/**
 * Loans as people type them: on the sliders' steps, between them, with cents, with commas, outside
 * the range. The same seed gives the same loans.
 */
export function randomLoans(count: number, seed: number): RandomLoan[] {
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
 * Types loans into the page's calculator, one after the other, and compares what it shows with an
 * independent computation.
 * @returns what differs; nothing where every cent agrees
 */
export async function differences(
  page: Page,
  reading: keyof typeof READINGS,
  loans: readonly RandomLoan[],
): Promise<string[]> {
  const amount = page.getByRole("textbox", { name: "Loan amount" });
  const term = page.getByRole("textbox", { name: "Loan term" });
  const found: string[] = [];
  for (const loan of loans) {
    for (const [field, text] of [
      [amount, loan.typed],
      [term, String(loan.months)],
    ] as const) {
      await field.selectText();
      await page.keyboard.type(text);
    }
    const shown = JSON.stringify(await page.evaluate(shownFigures));
    const expected = JSON.stringify(READINGS[reading](loan.amount, loan.months));
    if (shown !== expected)
      found.push(`${loan.typed} over ${loan.months} months: ${shown} instead of ${expected}`);
  }
  return found;
}

/** Runs in the page: the figures beside their names, without currency signs and commas. */
function shownFigures(): OracleFigures {
  const figure = (name: string) =>
    [...document.querySelectorAll("[data-card] dt")]
      .find((term) => term.textContent === name)
      ?.nextElementSibling?.textContent?.replace(/[^\d.]/g, "") ?? "";
  return {
    payment: figure("Monthly payment"),
    interest: figure("Total interest"),
    repayment: figure("Total repayment"),
  };
}
