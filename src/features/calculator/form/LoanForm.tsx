import { Button } from "../../../components/Button";
import { ButtonLink } from "../../../components/ButtonLink";
import { formatMoney } from "../../../lending/money";
import { centsOf } from "../../../lending/ratePlan";
import type { CalculatorViewProps } from "../CalculatorView";
import { CostInMoney } from "../cost/CostInMoney";
import { termSliderRange } from "../state/calculatorState";
import { monthsText, rateDropSentence } from "../state/sentences";
import { CurrencyField } from "./CurrencyField";
import { LoanField } from "./LoanField";
import { Actions, Form, RateNote } from "./styles";

/** What the visitor chooses: the amount, the term, and where it is offered the currency. */
export function LoanForm(props: CalculatorViewProps) {
  const { plan, words, state, actions, offersCurrencies, invitation, isHydrated } = props;
  const { currency, choice, figures, lastFigures } = state;
  const offersDrop = plan.rateBands.length > 1;
  return (
    // Before hydration a form of this method submits nothing.
    <Form
      method="dialog"
      aria-label={words.form.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.calculate();
      }}
    >
      {offersCurrencies && (
        <CurrencyField
          label={words.form.currency}
          codes={plan.currencies}
          currency={currency}
          onChoose={(code) => actions.change({ currency: code })}
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
        isHydrated={isHydrated}
        onText={(amountText) => actions.change({ amountText })}
        onMove={actions.moveAmount}
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
        isHydrated={isHydrated}
        onText={(termText) => actions.change({ termText })}
        onMove={actions.moveTerm}
      />
      <CostInMoney state={state} />
      {offersDrop && (
        <RateNote data-figures data-held={figures ? undefined : true}>
          {rateDropSentence(plan, lastFigures, currency)}
        </RateNote>
      )}
      <Actions>
        <Button className="needs-script" type="submit" data-variant="primary" data-replay-click>
          {words.form.calculate}
        </Button>
        {invitation && (
          <ButtonLink to={invitation.to} variant="secondary">
            {invitation.label}
          </ButtonLink>
        )}
      </Actions>
    </Form>
  );
}
