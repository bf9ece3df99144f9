import { useId } from "react";
import { Button } from "../../../components/Button";
import { Field } from "../../../components/NumberField";
import { type Currency, type CurrencyCode, currencyOf, formatMoney } from "../../../lending/money";
import { centsOf } from "../../../lending/ratePlan";
import type { CalculatorViewProps } from "../calculatorProps";
import { amountOfSlider } from "../state/calculatorEntry";
import { termSliderRange } from "../state/calculatorState";
import { monthsText } from "../state/sentences";
import { CostInMoney } from "./CostInMoney";
import { LoanField } from "./LoanField";
import { Actions, Form, Select } from "./styles";

/** The fields of a loan: amount, term and, where the page offers it, the currency. */
export function LoanForm(props: CalculatorViewProps) {
  const { plan, labels, state, actions, offersCurrencies, isHydrated } = props;
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
      {offersCurrencies && (
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
      <CostInMoney state={state} />
      <Actions>
        <Button className="needs-script" type="submit" data-variant="secondary" data-replay-click>
          {labels.form.calculate}
        </Button>
      </Actions>
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
    <Field data-wide className="needs-script">
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
