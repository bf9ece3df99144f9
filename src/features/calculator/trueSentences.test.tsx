import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { everyTerm } from "../../lending/everyTerm";
import { STANDALONE_PLAN } from "../../lending/fixtures/plans";
import { plainAmount } from "../../lending/money";
import {
  anyLoan,
  anyPage,
  divided,
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
import { labels, QUICK_CONTENT } from "./testTools";

test("the payments, as stated and as announced, add up to the total", () => {
  const { payment, effectiveRate } = labels.results;
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { currency } = loan;
      const { lastFigures } = typed(page, loan);
      const own = oracle(page, loan.cents, loan.months);
      const payments = paymentsSentence(lastFigures, currency);
      const [count = 0n, last = own.payment] = read(
        payments,
        currency,
        payments.includes(",") ? "for {months}, the last one {sum}" : "for {months}",
      );
      expect((count - 1n) * own.payment + last).toBe(own.repayment);
      const announced = read(
        figuresAnnouncement(lastFigures, currency, labels.results).replace(payments, "as stated"),
        currency,
        `${payment} {sum} as stated. You repay {sum}, of which {sum} is interest. ${effectiveRate} {percent}%.`,
      );
      expect(announced.slice(0, 3)).toEqual([own.payment, own.repayment, own.interest]);
    }),
    RUNS,
  );
});

test("another term costs as much more or less as is stated", () => {
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { cents, months, currency } = loan;
      const neighbour = neighbourOf(everyTerm(PAGES[page].plan, cents), months);
      if (!neighbour) throw new Error("A plan of several terms has no neighbour");
      const [term, ...changes] = read(
        stepSentence(typed(page, loan).lastFigures, neighbour.figures, currency),
        currency,
        "{months}: {change} a month, {change} in all",
      );
      const from = oracle(page, cents, months);
      const to = oracle(page, cents, Number(term));
      expect(Number(term)).not.toBe(months);
      expect(changes).toEqual([to.payment - from.payment, to.repayment - from.repayment]);
    }),
    RUNS,
  );
});

test("what is owed at half time is the total less the payments until then", () => {
  fc.assert(
    fc.property(anyPage, anyLoan, (page, loan) => {
      const { months, currency } = loan;
      const owed = owedSentence(typed(page, loan).lastFigures, currency);
      if (months === 1) return expect(owed).toBe("You repay it all after 1 month");
      const stated = read(owed, currency, "After {count} of {months}, {sum} is left to pay");
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
      const [change] = read(
        reducingSentence(typed(page, loan).lastFigures.quote, loan.currency),
        loan.currency,
        `At ${rate}% a month on what you still owe, it would cost {change}`,
      );
      const growth = (100n + rate) ** BigInt(months);
      const par = 100n ** BigInt(months);
      const reducing = divided(cents * rate * BigInt(months) * growth, 100n * (growth - par));
      expect(change).toBe(reducing - oracle(page, cents, months).repayment);
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
      else
        expect(read(sentence, currency, "{sum} a month, {sum} less in all.")).toEqual([
          lower,
          saving,
        ]);
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
      const stated = (text: string | undefined, range: string) =>
        text && read(text, currency, `Outside this calculator's range (${range}), but worked out.`);
      expect(stated(amount.message?.text, "{sum} to {sum}")).toEqual(
        cents < smallest || cents > LARGEST ? [smallest, LARGEST] : undefined,
      );
      expect(stated(term.message?.text, "{count} to {months}")).toEqual(
        months < 2 || months > 12 ? [2n, 12n] : undefined,
      );
    }),
    RUNS,
  );
});
