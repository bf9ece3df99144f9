import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { everyTerm } from "../../lending/everyTerm";
import { STANDALONE_PLAN } from "../../lending/fixtures/plans";
import { type Currency, plainAmount } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import {
  anyLoan,
  anyPage,
  divided,
  LABELS,
  LARGEST,
  oracle,
  PAGES,
  RUNS,
  read,
  SMALLEST,
  typed,
} from "./fixtures/sentenceOracle";
import { Saving } from "./QuickCalculator";
import {
  figuresAnnouncement,
  neighbourOf,
  owedSentence,
  paymentsSentence,
  reducingSentence,
  stepSentence,
} from "./state/sentences";
import { QUICK_CONTENT } from "./testTools";

/** Reads a sentence by the one of two templates that it has. */
function readEither(sentence: string, currency: Currency, ...templates: [string, string]) {
  const [one, other] = templates;
  try {
    return read(sentence, currency, other);
  } catch {
    return read(sentence, currency, one);
  }
}

test("the payments, as stated and as announced, add up to the total", () => {
  const { payment, interest, repayment, nominalRate, effectiveRate } = LABELS.results;
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { currency } = loan;
      const { lastFigures } = typed(page, loan);
      const own = oracle(page, loan.cents, loan.months);
      const payments = paymentsSentence(lastFigures, currency, LABELS);
      const [count = 0n, last = own.payment] = readEither(
        payments,
        currency,
        LABELS.results.payments,
        LABELS.results.unequalPayments,
      );
      expect((count - 1n) * own.payment + last).toBe(own.repayment);
      const announced = read(
        figuresAnnouncement(lastFigures, currency, LABELS).replace(payments, "as stated"),
        currency,
        `${payment}: {payment} as stated. ${interest}: {interest}. ${repayment}: {repayment}. ${nominalRate}: {percent}. ${effectiveRate}: {percent}.`,
      );
      expect(announced.slice(0, 3)).toEqual([own.payment, own.interest, own.repayment]);
    }),
    RUNS,
  );
});

test("another term costs as much more or less as is stated", () => {
  const { step, less, more, same } = LABELS.terms;
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { cents, months, currency } = loan;
      const neighbour = neighbourOf(everyTerm(PAGES[page].plan, cents), months);
      if (!neighbour) throw new Error("A plan of several terms has no neighbour");
      const sentence = stepSentence(
        typed(page, loan).lastFigures,
        neighbour.figures,
        currency,
        LABELS,
      );
      const from = oracle(page, cents, months);
      const to = oracle(page, cents, neighbour.termMonths);
      expect(neighbour.termMonths).not.toBe(months);
      const changes = [to.payment - from.payment, to.repayment - from.repayment];
      const [payment, total] = changes.map((change) =>
        change === 0n ? same : change < 0n ? less : more,
      );
      const template = fillTemplate(step, { payment: `${payment}`, total: `${total}` });
      expect(read(sentence, currency, template)).toEqual([
        BigInt(neighbour.termMonths),
        ...changes.filter(Boolean).map((change) => (change < 0n ? -change : change)),
      ]);
    }),
    RUNS,
  );
});

test("what is owed at half time is the total less the payments until then", () => {
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { months, currency } = loan;
      const owed = owedSentence(typed(page, loan).lastFigures, currency, LABELS);
      const { half, once } = LABELS.schedule;
      if (months === 1) return expect(read(owed, currency, once)).toEqual([1n]);
      const stated = read(owed, currency, half);
      const { payment, repayment } = oracle(page, loan.cents, months);
      const paid = BigInt(months) / 2n;
      const left = repayment - paid * payment;
      expect(stated).toEqual([paid, BigInt(months), left > 0n ? left : 0n]);
    }),
    RUNS,
  );
});

test("a reducing balance costs as much less as the totals beside the sentence differ", () => {
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { cents, months } = loan;
      const rate = PAGES[page].rateOf(months);
      const sentence = reducingSentence(typed(page, loan).lastFigures.quote, loan.currency, LABELS);
      const { difference, noDifference } = LABELS.comparison;
      const [stated, change = 0n] = readEither(sentence, loan.currency, difference, noDifference);
      expect(stated).toBe(rate);
      const growth = (100n + rate) ** BigInt(months);
      const par = 100n ** BigInt(months);
      const reducing = divided(cents * rate * BigInt(months) * growth, 100n * (growth - par));
      expect(change).toBe(oracle(page, cents, months).repayment - reducing);
    }),
    RUNS,
  );
});

test("a saving is stated only of loans that are lent for less, and there is a link in a currency that is lent", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { cents, months, currency } = loan;
      const page = document.createElement("div");
      page.innerHTML = renderToStaticMarkup(
        <Saving content={QUICK_CONTENT} plan={STANDALONE_PLAN} state={typed("resources", loan)} />,
      );
      const lower = oracle("standalone", cents, months).payment;
      const saving =
        oracle("resources", cents, months).repayment -
        oracle("standalone", cents, months).repayment;
      const sentence = page.querySelector("p")?.textContent ?? undefined;
      const isLent =
        currency.code === "TTD" &&
        cents >= SMALLEST &&
        cents <= LARGEST &&
        months >= 2 &&
        months <= 12;
      if (saving === 0n || !isLent) expect(sentence).toBeUndefined();
      else expect(read(sentence, currency, QUICK_CONTENT.saving)).toEqual([lower, saving]);
      const query = `?amount=${plainAmount(cents)}&term=${months}&currency=TTD#loan`;
      expect(page.querySelector("a")?.getAttribute("href")).toBe(
        currency.code === "TTD" ? QUICK_CONTENT.other.to + query : undefined,
      );
    }),
    RUNS,
  );
});

test("a note states the page's range, and only of what is outside it", () => {
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { cents, months, currency } = loan;
      const { amount, term } = typed(page, loan);
      const smallest = page === "resources" ? 100_000n : SMALLEST;
      const stated = (text: string | undefined) => text && read(text, currency, template);
      const { outsideComputed } = LABELS.form;
      let template = outsideComputed;
      expect(stated(amount.message?.text)).toEqual(
        cents < smallest || cents > LARGEST ? [smallest, LARGEST] : undefined,
      );
      template = fillTemplate(outsideComputed, { from: "{count}", to: "{months}" });
      expect(stated(term.message?.text)).toEqual(months < 2 || months > 12 ? [2n, 12n] : undefined);
    }),
    RUNS,
  );
});
