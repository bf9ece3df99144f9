import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import type { Interval } from "../lib/units";
import { formatAnnualRate } from "./annualPercentageRate";
import { type Fraction, roundHalfUp, subtract } from "./fraction";
import { loanFigures } from "./loanFigures";
import { currencyOf, formatMoney } from "./money";
import { offerFigures } from "./offer";
import { parseAmount, parseAmountOrZero } from "./parseInput";
import { onReducingBalance, quoteLoan } from "./quote";

const text = readFileSync(join(__dirname, "../../docs/calculator.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split(/ *\| */).slice(1, -1));
const row = (first: string) => rows.find(([cell]) => cell === first)?.slice(1);

const plans = { Resources: RESOURCES_PLAN, Standalone: STANDALONE_PLAN };
const dollars = (cents: bigint) => formatMoney(cents, currencyOf("TTD"));
const money = (figure: Fraction) => dollars(roundHalfUp(figure));

it.each([0, 1])(
  "the documentation states the computed figures in column %d of the worked examples",
  (column) => {
    const heading = row("Figure")?.[column] ?? "";
    const [, name, amount = "", months] = /^(\w+): (\S+) over (\d+) months$/.exec(heading) ?? [];
    const plan = name === "Resources" || name === "Standalone" ? plans[name] : undefined;
    const parsed = parseAmount(amount);
    if (!plan || !parsed.ok) throw new Error(`Cannot read the heading "${heading}"`);
    const quote = quoteLoan(plan, parsed.cents, Number(months));
    const example = loanFigures(plan, parsed.cents, Number(months));
    const reducing = onReducingBalance(quote);
    const written = (first: string) => row(first)?.[column];

    const [top = "", bottom = ""] =
      written("Monthly payment, exact")?.replaceAll(",", "").split("/") ?? [];
    const { numerator, denominator } = quote.monthlyPayment;
    expect(BigInt(top) * 100n * denominator).toBe(BigInt(bottom) * numerator);
    const rate = example.annualRate;
    const computed = {
      "Monthly payment": money(quote.monthlyPayment),
      "Last instalment": dollars(example.lastPayment),
      "Total interest": money(quote.totalInterest),
      "Total repayment": money(quote.totalRepayment),
      "Monthly rate that reprices the payments": `${rate.periodPercent.toFixed(6)}%`,
      "Nominal annual percentage rate": formatAnnualRate(rate.nominalPercent),
      "Effective annual percentage rate": formatAnnualRate(rate.effectivePercent),
      "Reducing balance: monthly payment": money(reducing.monthlyPayment),
      "Reducing balance: total interest": money(reducing.totalInterest),
      "What the flat rate costs more": money(subtract(quote.totalInterest, reducing.totalInterest)),
    };
    for (const [first, figure] of Object.entries(computed))
      expect([first, written(first)]).toEqual([first, figure]);
  },
);

it.each([2, 6, 7, 12])(
  "the documentation states the computed annual rates for %d months",
  (term) => {
    const rates = [RESOURCES_PLAN, STANDALONE_PLAN].flatMap((plan) => {
      const rate = loanFigures(plan, 500_000n, term).annualRate;
      return [rate.nominalPercent, rate.effectivePercent].map(formatAnnualRate);
    });
    expect(row(`${term} months`)).toEqual(rates);
  },
);

it.each(rows.filter(([first = ""]) => first.startsWith("$5,000.00, ")))(
  "the documentation states the computed figures of the offer %s",
  (...cells) => {
    const [offer = "", ...written] = cells;
    const [, fee, count, unit = "", instalment = ""] =
      /^\$5,000\.00, (?:no fee|a fee of (\S+)), (\d+) (week|fortnight|month)s of (\S+)$/.exec(
        offer,
      ) ?? [];
    const cents = (text: string) => {
      const parsed = parseAmountOrZero(text);
      if (!parsed.ok) throw new Error(`Cannot read "${text}" in "${offer}"`);
      return parsed.cents;
    };
    const interval = { week: "weekly", fortnight: "fortnightly", month: "monthly" }[unit];
    const figures = offerFigures({
      amount: 500_000n,
      fees: cents(fee ?? ""),
      instalment: cents(instalment),
      count: Number(count),
      interval: interval as Interval,
    });
    if (!figures) throw new Error(`${offer} is no loan`);
    const { received, repaid, cost, nominalPercent, effectivePercent } = figures;
    expect(written).toEqual([
      ...[received, repaid, cost].map(dollars),
      ...[nominalPercent, effectivePercent].map((percent = 0) => formatAnnualRate(percent)),
    ]);
  },
);
