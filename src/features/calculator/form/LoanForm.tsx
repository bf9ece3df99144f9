import styled from "@emotion/styled";
import { type ReactNode, useRef } from "react";
import { SmallButton } from "../../../components/Button";
import { Field, FieldMessage, Select } from "../../../components/Field";
import { NumberField } from "../../../components/NumberField";
import { Form } from "../../../components/Tool/ToolFrame";
import { Warning } from "../../../components/Type";
import { currencyOf } from "../../../lending/money";
import { tidied, typedAmount, typedTerm } from "../../../lending/parseInput";
import { centsOf } from "../../../lending/ratePlan";
import { unitOf } from "../../../lib/lender";
import { withoutScript } from "../../../theme/breakpoints";
import { row, small } from "../../../theme/parts";
import { color, space } from "../../../theme/tokens";
import { type EntryChange, enteredTerm, slidAmount } from "../state/calculatorState";
import { FIELDS } from "../state/loanTexts";
import type { CalculatorPartProps } from "../useCalculator";
import { nearestStep, stepByKey } from "./slider";

interface RangeFieldProps {
  before?: string;
  after?: string;
  /** The chosen value with its unit, for assistive technology. */
  chosen: string;
  boundText: (value: number) => string;
  formatted?: string;
  typed: (text: string) => EntryChange;
  slid: (position: number) => EntryChange;
}

interface LoanFormProps extends CalculatorPartProps {
  /** What is above the fields. */
  children?: ReactNode;
  /** Whether the answer is above the form, so that a toast there would cover it. */
  isBelowAnswer?: boolean;
}

export function LoanForm({ children, isBelowAnswer = false, ...part }: LoanFormProps) {
  const { products, plan, content, state, say, linkMessage, actions } = part;
  const { currency, choice } = state;
  const touched = useRef<typeof state.entry>(undefined);
  const rangeField = (
    name: "amount" | "term",
    { chosen, boundText, typed, slid, ...field }: RangeFieldProps,
  ) => {
    const { range, position, message } = state[name];
    const { minimum, maximum, step } = range;
    const isMoney = name === "amount";
    const slide = (to: number) => actions.change(slid(to));
    const bound = (before: string, value: number) => (
      <span>
        <span className="visually-hidden">{before} </span>
        <span translate={isMoney ? "no" : undefined}>{boundText(value)}</span>
      </span>
    );
    return (
      <NumberField
        {...field}
        isBeside
        label={FIELDS[name]}
        name={name}
        enterKeyHint="done"
        message={message}
        describedBy={`${name}-range`}
        text={state.entry[name].text}
        onText={(text) => actions.change(typed(text))}
        below={
          <>
            <Range
              type="range"
              aria-label={`${FIELDS[name]} slider`}
              aria-valuetext={chosen}
              name={`${name}Slider`}
              min={minimum}
              max={maximum}
              // With a fixed step, the browser would snap a value between two steps to the nearest step.
              step={nearestStep(range, position) === position ? step : "any"}
              value={position}
              onInput={({ currentTarget }) =>
                slide(nearestStep(range, Number(currentTarget.value)))
              }
              onKeyDown={(event) => {
                if (event.altKey || event.ctrlKey || event.metaKey) return;
                const next = stepByKey(range, position, event.key);
                if (next === undefined) return;
                event.preventDefault();
                slide(next);
              }}
              onPointerDown={() => {
                touched.current = state.entry;
              }}
              // The browser cancels the pointer when a touch on the slider turns out to scroll the page,
              // so undo any change.
              onPointerCancel={() => {
                const { current } = touched;
                if (current && current !== state.entry) actions.change(current);
              }}
            />
            <Ends id={`${name}-range`}>
              {bound("From", minimum)}
              {bound(" to", maximum)}
            </Ends>
          </>
        }
      />
    );
  };
  return (
    // With method="dialog", nothing is submitted before hydration. Without autoComplete="off", Firefox
    // would restore the slider's position after a reload, as if the visitor had moved it.
    <Form
      className="screen-only"
      data-tone="light"
      method="dialog"
      autoComplete="off"
      aria-label="Your loan"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.calculate(isBelowAnswer);
      }}
    >
      <Warning className="without-script">{content.withoutScript}</Warning>
      {linkMessage && (
        <FieldMessage key="link" data-kind="problem">
          {linkMessage}
        </FieldMessage>
      )}
      {children}
      {products.length > 1 && (
        <Field label="Which loan?" isBeside className="needs-script">
          <Select
            name="product"
            value={choice.product}
            onChange={({ target }) => actions.chooseProduct(target.value)}
          >
            {products.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {plan.currencies.length > 1 && (
        // Choosing a different currency does not convert the amount.
        <Field label="Currency" isBeside className="needs-script">
          <Select
            name="currency"
            value={currency.code}
            onChange={({ target }) => actions.change({ currency: currencyOf(target.value).code })}
          >
            {plan.currencies.map(currencyOf).map(({ code, name, symbol }) => (
              <option key={code} value={code}>
                {code} {name} ({symbol})
              </option>
            ))}
          </Select>
        </Field>
      )}
      {rangeField("amount", {
        before: unitOf(currency),
        chosen: say.money(choice.amount),
        boundText: (amount) => say.money(centsOf(amount)),
        formatted: tidied(state.entry.amount),
        typed: (text) => ({ amount: typedAmount(text) }),
        slid: (position) => ({ amount: slidAmount(position) }),
      })}
      {rangeField("term", {
        after: "months",
        chosen: say.months(choice.termMonths),
        boundText: say.months,
        typed: (text) => ({ term: typedTerm(text) }),
        slid: (position) => ({ term: enteredTerm(position) }),
      })}
      <div className="needs-script">
        <SmallButton type="submit" data-replay-click>
          Calculate
        </SmallButton>
      </div>
    </Form>
  );
}

const ring = `
  border-radius: 50%;
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${color.background};
`;

/** Enlarged, so that it is easy to drag on touch screens. */
const Range = styled.input`
  display: block;
  zoom: 1.5;
  width: 100%;
  height: calc(2.75rem / 1.5);
  margin: 0;
  accent-color: ${color.emphasis};
  /* Left to right, like the amounts below it, even if a translation tool switches the page to
     right-to-left. */
  direction: ltr;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;
  scroll-margin-block: min(15rem, 30vh) min(8rem, 20vh);
  /* The focus ring is around the thumb. One around the slider would cross the field and the range. */
  &:focus-visible {
    outline-color: transparent;
    &::-webkit-slider-thumb {
      ${ring}
    }
    &::-moz-range-thumb {
      ${ring}
    }
  }
  ${withoutScript} {
    visibility: hidden;
  }
`;

const Ends = styled.p`
  ${row(`0 ${space[4]}`)}
  justify-content: space-between;
  direction: ltr;
  ${small}
  font-variant-numeric: tabular-nums;
`;
