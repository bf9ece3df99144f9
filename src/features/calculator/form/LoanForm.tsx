import styled from "@emotion/styled";
import { useId } from "react";
import { SmallButton } from "../../../components/Button";
import { Field, NumberField } from "../../../components/NumberField";
import { type Currency, currencyOf, formatMoney } from "../../../lending/money";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";
import { from } from "../../../theme/breakpoints";
import { small } from "../../../theme/parts";
import { space } from "../../../theme/tokens";
import type { CalculatorLabels, CalculatorPartProps } from "../calculatorProps";
import { amountOfSlider, type SliderRange, termSliderRange } from "../state/calculatorState";
import { monthsText } from "../state/sentences";
import { Form, Select } from "../styles";
import { Slider } from "./Slider";

interface LoanFormProps extends CalculatorPartProps {
  plan: RatePlan;
  isHydrated: boolean;
}

/** The fields of a loan: amount, term and, where the plan offers several, the currency. */
export function LoanForm({ plan, labels, state, actions, isHydrated }: LoanFormProps) {
  const { currency, choice } = state;
  const { form } = labels;
  const textWithoutScript = (text: string) => (isHydrated ? undefined : text);
  return (
    // A form with this method submits nothing before hydration.
    <Form
      className="screen-only"
      method="dialog"
      aria-label={form.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.calculate();
      }}
    >
      {plan.currencies.length > 1 && (
        <CurrencyField
          label={form.currency}
          codes={plan.currencies}
          currency={currency}
          onChoose={(code) => actions.change({ currency: currencyOf(code).code })}
        />
      )}
      <NumberField
        isLarge
        label={form.amount}
        name="amount"
        before={currency.code}
        enterKeyHint="done"
        message={state.amount.message}
        describedBy="amount-range"
        textWithoutScript={textWithoutScript(state.amount.text)}
        text={state.amount.text}
        onText={(amount) => actions.change({ amount })}
      >
        <Slider
          label={form.amountSlider}
          name="amountSlider"
          range={plan.amountRange}
          position={state.amount.position}
          isOff={state.amount.message !== undefined}
          valueText={formatMoney(choice.amount, currency)}
          onSlide={(position) => actions.change({ amount: amountOfSlider(position) })}
        />
        <Bounds
          id="amount-range"
          labels={form}
          range={plan.amountRange}
          format={(amount) => formatMoney(centsOf(amount), currency)}
          isMoney
        />
      </NumberField>
      <NumberField
        isLarge
        label={form.term}
        name="term"
        after={form.months}
        isMoney={false}
        enterKeyHint="done"
        message={state.term.message}
        describedBy="term-range"
        textWithoutScript={textWithoutScript(state.term.text)}
        text={state.term.text}
        onText={(term) => actions.change({ term })}
      >
        <Slider
          label={form.termSlider}
          name="termSlider"
          range={termSliderRange(plan)}
          position={state.term.position}
          isOff={state.term.message !== undefined}
          valueText={monthsText(choice.termMonths)}
          onSlide={(position) => actions.change({ term: String(position) })}
        />
        <Bounds id="term-range" labels={form} range={termSliderRange(plan)} format={monthsText} />
      </NumberField>
      <Submit className="needs-script">
        <SmallButton type="submit" data-replay-click>
          {form.calculate}
        </SmallButton>
      </Submit>
    </Form>
  );
}

interface BoundsProps {
  id: string;
  /** Announced before the bounds. */
  labels: Pick<CalculatorLabels["form"], "from" | "to">;
  range: SliderRange;
  format: (value: number) => string;
  isMoney?: boolean;
}

/** The bounds of a slider, below its ends. */
function Bounds({ id, labels, range, format, isMoney }: BoundsProps) {
  const figures = isMoney ? "no" : undefined;
  return (
    <Ends id={id}>
      <span>
        <span className="visually-hidden">{labels.from} </span>
        <span translate={figures}>{format(range.minimum)}</span>
      </span>
      <span>
        <span className="visually-hidden"> {labels.to} </span>
        <span translate={figures}>{format(range.maximum)}</span>
      </span>
    </Ends>
  );
}

interface CurrencyFieldProps {
  label: string;
  /** The plan's currencies, by their codes. */
  codes: readonly string[];
  currency: Currency;
  onChoose: (code: string) => void;
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
          onChange={({ target }) => onChoose(target.value)}
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

const Submit = styled.div`
  ${from("lg")} {
    margin-top: auto;
  }
`;

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
  ${small}
  font-variant-numeric: tabular-nums;
`;
