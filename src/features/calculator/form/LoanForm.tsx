import { ButtonFace } from "../../../components/Button/ButtonFace";
import { ButtonLink } from "../../../components/Button/ButtonLink";
import type { CalculatorFaceProps } from "../CalculatorFace";
import { CostInMoney } from "../cost/CostInMoney";
import { formatMoney } from "../engine/formatMoney";
import { centsOf } from "../engine/ratePlan";
import { termSliderRange } from "../state/calculatorState";
import { monthsText, rateDropSentence } from "../state/sentences";
import { CurrencyField } from "./CurrencyField";
import { LoanField } from "./LoanField";
import { Actions, Form, RateNote } from "./styles";

/** What the visitor chooses: the amount, the term, and where it is offered the currency. */
export function LoanForm(props: CalculatorFaceProps) {
  const { plan, words, state, on, onCalculate, offersCurrencies, invitation } = props;
  const { currency, choice, figures, lastFigures } = state;
  const offersDrop = plan.rateBands.length > 1;
  return (
    <Form
      aria-label={words.form.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      {offersCurrencies && (
        <CurrencyField
          label={words.form.currency}
          codes={plan.currencies}
          currency={currency}
          onChoose={on && ((code) => on.change({ currency: code }))}
        />
      )}
      <LoanField
        name="amount"
        label={words.form.amount}
        sliderLabel={words.form.amountSlider}
        field={state.amount}
        range={plan.amountRange}
        before={currency.code}
        decimals
        format={(amount) => formatMoney(centsOf(amount), currency)}
        chosen={formatMoney(choice.amount, currency)}
        onText={on && ((amountText) => on.change({ amountText }))}
        onMove={on?.moveAmount}
      />
      <LoanField
        name="term"
        label={words.form.term}
        sliderLabel={words.form.termSlider}
        field={state.term}
        range={termSliderRange(plan)}
        after={words.form.months}
        format={monthsText}
        chosen={monthsText(choice.termMonths)}
        onText={on && ((termText) => on.change({ termText }))}
        onMove={on?.moveTerm}
      />
      <CostInMoney state={state} />
      {offersDrop && (
        <RateNote data-figures data-held={figures ? undefined : true}>
          {rateDropSentence(plan, lastFigures, currency)}
        </RateNote>
      )}
      <Actions>
        <ButtonFace
          className="needs-script"
          data-variant="primary"
          // Before the calculator is there, a form that submits would leave the page.
          {...(on
            ? { type: "submit" }
            : { type: "button", "data-late": true, onClick: onCalculate })}
        >
          {words.form.calculate}
        </ButtonFace>
        {invitation && (
          <ButtonLink to={invitation.to} variant="secondary">
            {invitation.label}
          </ButtonLink>
        )}
      </Actions>
    </Form>
  );
}
