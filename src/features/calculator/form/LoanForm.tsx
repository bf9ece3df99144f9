import { useId } from "react";
import { Button } from "../../../components/Button";
import { Field } from "../../../components/NumberField";
import { type Currency, type CurrencyCode, currencyOf, formatMoney } from "../../../lending/money";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";
import type { CalculatorPartProps } from "../calculatorProps";
import { amountOfSlider, tidyAmount } from "../state/calculatorEntry";
import { termSliderRange } from "../state/calculatorState";
import { monthsText } from "../state/sentences";
import { LoanField } from "./LoanField";
import { Form, Select, Submit } from "./styles";

interface LoanFormProps extends CalculatorPartProps {
  plan: RatePlan;
  isHydrated: boolean;
}

/** The fields of a loan: amount, term and, where the plan offers several, the currency. */
export function LoanForm({ plan, labels, state, actions, isHydrated }: LoanFormProps) {
  const { currency, choice } = state;
  return (
    // A form with this method submits nothing before hydration.
    <Form
      method="dialog"
      aria-label={labels.form.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.calculate();
      }}
    >
      {plan.currencies.length > 1 && (
        <CurrencyField
          label={labels.form.currency}
          codes={plan.currencies}
          currency={currency}
          onChoose={(code) => actions.change({ currency: code })}
        />
      )}
      <LoanField
        rangeLabels={labels.form}
        name="amount"
        label={labels.form.amount}
        sliderLabel={labels.form.amountSlider}
        field={state.amount}
        range={plan.amountRange}
        before={currency.code}
        decimals
        format={(amount) => formatMoney(centsOf(amount), currency)}
        valueText={formatMoney(choice.amount, currency)}
        isHydrated={isHydrated}
        onType={(amountText) => actions.change({ amountText })}
        onLeave={(amountText) => actions.change({ amountText: tidyAmount(amountText) })}
        onSlide={(position) => actions.change({ amountText: amountOfSlider(position) })}
      />
      <LoanField
        rangeLabels={labels.form}
        name="term"
        label={labels.form.term}
        sliderLabel={labels.form.termSlider}
        field={state.term}
        range={termSliderRange(plan)}
        after={labels.form.months}
        decimals={false}
        format={monthsText}
        valueText={monthsText(choice.termMonths)}
        isHydrated={isHydrated}
        onType={(termText) => actions.change({ termText })}
        onSlide={(position) => actions.change({ termText: String(position) })}
      />
      <Submit className="needs-script">
        <Button type="submit" data-variant="secondary" data-size="small" data-replay-click>
          {labels.form.calculate}
        </Button>
      </Submit>
    </Form>
  );
}

interface CurrencyFieldProps {
  label: string;
  /** The plan's currencies, by their codes. */
  codes: readonly string[];
  currency: Currency;
  onChoose: (code: CurrencyCode) => void;
}

/** Chooses the currency that the figures are shown in. No amount is converted. */
function CurrencyField({ label, codes, currency, onChoose }: CurrencyFieldProps) {
  const id = useId();
  return (
    <Field className="needs-script">
      <div>
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          name="currency"
          value={currency.code}
          onChange={({ target }) => onChoose(currencyOf(target.value).code)}
        >
          {codes.map(currencyOf).map(({ code, name, symbol }) => (
            <option key={code} value={code}>
              {code} {name} ({symbol})
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
