import styled from "@emotion/styled";
import { useRef } from "react";
import { SmallButton } from "../../../components/Button";
import { NumberField } from "../../../components/NumberField";
import { WithoutScript } from "../../../components/WithoutScript";
import { currencyOf, formatMoney } from "../../../lending/money";
import { centsOf } from "../../../lending/ratePlan";
import { useHydrated } from "../../../lib/useHydrated";
import { from } from "../../../theme/breakpoints";
import { row, small } from "../../../theme/parts";
import { space } from "../../../theme/tokens";
import { amountOfSlider } from "../state/calculatorState";
import { monthsText } from "../state/sentences";
import { Form } from "../styles";
import type { CalculatorPartProps } from "../useCalculator";
import { SelectField } from "./SelectField";
import { Range, Track } from "./sliderStyles";

interface RangeFieldProps {
  before?: string;
  after?: string;
  /** The chosen value, for assistive technology. */
  chosen: string;
  boundText: (value: number) => string;
  /** Converts the slider's position to the text of the field. */
  textOf: (position: number) => string;
}

/** The fields of a loan: amount, term and, where the plan offers several, the currency. */
export function LoanForm({ plan, labels: { form }, state, actions }: CalculatorPartProps) {
  const { currency, choice } = state;
  const isHydrated = useHydrated();
  const touched = useRef<typeof state.entry>(undefined);
  const rangeField = (
    name: "amount" | "term",
    { chosen, boundText, textOf, ...units }: RangeFieldProps,
  ) => {
    const { text, range, position, message } = state[name];
    const { minimum, maximum, step } = range;
    const isMoney = name === "amount";
    const filled = (100 * (position - minimum)) / (maximum - minimum || 1);
    const bound = (before: string, value: number) => (
      <span>
        <span className="visually-hidden">{before} </span>
        <span translate={isMoney ? "no" : undefined}>{boundText(value)}</span>
      </span>
    );
    return (
      <NumberField
        {...units}
        isLarge
        label={form[name]}
        name={name}
        isMoney={isMoney}
        enterKeyHint="done"
        message={message}
        describedBy={`${name}-range`}
        textWithoutScript={isHydrated ? undefined : text}
        text={text}
        onText={(typed) => actions.change({ [name]: typed })}
      >
        <Track data-off={message && true}>
          <svg aria-hidden="true">
            <rect width={`${filled}%`} height="100%" />
          </svg>
          <Range
            type="range"
            aria-label={form[`${name}Slider`]}
            aria-valuetext={chosen}
            name={`${name}Slider`}
            min={minimum}
            max={maximum}
            step={step}
            value={position}
            onChange={({ target }) => actions.change({ [name]: textOf(Number(target.value)) })}
            onPointerDown={() => {
              touched.current = state.entry;
            }}
            // The page is scrolled by a finger that began on the slider, and has moved it.
            onPointerCancel={() => {
              const { current } = touched;
              if (current && current !== state.entry) actions.change(current);
            }}
          />
        </Track>
        <Ends id={`${name}-range`}>
          {bound(form.from, minimum)}
          {bound(` ${form.to}`, maximum)}
        </Ends>
      </NumberField>
    );
  };
  return (
    // A form with this method submits nothing before hydration. Firefox would restore a slider's
    // position after a reload, as if the visitor had moved it.
    <Form
      className="screen-only"
      method="dialog"
      autoComplete="off"
      aria-label={form.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.calculate();
      }}
    >
      <WithoutScript>{form.withoutScript}</WithoutScript>
      {plan.currencies.length > 1 && (
        // No amount is converted.
        <SelectField
          className="needs-script"
          label={form.currency}
          name="currency"
          value={currency.code}
          onChange={({ target }) => actions.change({ currency: currencyOf(target.value).code })}
        >
          {plan.currencies.map(currencyOf).map(({ code, name, symbol }) => (
            <option key={code} value={code}>
              {code} {name} ({symbol})
            </option>
          ))}
        </SelectField>
      )}
      {rangeField("amount", {
        before: currency.code,
        chosen: formatMoney(choice.amount, currency),
        boundText: (amount) => formatMoney(centsOf(amount), currency),
        textOf: amountOfSlider,
      })}
      {rangeField("term", {
        after: form.months,
        chosen: monthsText(choice.termMonths),
        boundText: monthsText,
        textOf: String,
      })}
      <Submit className="needs-script">
        <SmallButton type="submit" data-replay-click>
          {form.calculate}
        </SmallButton>
      </Submit>
    </Form>
  );
}

const Submit = styled.div`
  ${from("lg")} {
    margin-top: auto;
  }
`;

const Ends = styled.p`
  ${row(`0 ${space[4]}`)}
  justify-content: space-between;
  direction: ltr;
  ${small}
  font-variant-numeric: tabular-nums;
`;
