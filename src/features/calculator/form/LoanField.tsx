import { useId } from "react";
import type { FieldState, SliderRange } from "../state/calculatorState";
import { Slider } from "./Slider";
import { Bounds, Field, MessageLine, NumberBox } from "./styles";

interface LoanFieldProps {
  /** The form control's name. */
  name: string;
  label: string;
  sliderLabel: string;
  /** Announced before the bounds of the range. */
  rangeLabels: { from: string; to: string };
  field: FieldState;
  range: SliderRange;
  /** The unit, before or after the number. */
  before?: string;
  after?: string;
  /** Formats a bound of the range. */
  format: (value: number) => string;
  /** The chosen value for assistive technology. */
  valueText: string;
  /** Whether the number can have decimals, for the keyboard of phones. */
  decimals?: boolean;
  /** While false, a text replaces the field where no script runs. */
  isHydrated: boolean;
  onType: (text: string) => void;
  onSlide: (position: number) => void;
}

/** A number field with a slider, its range and its message. */
export function LoanField(props: LoanFieldProps) {
  const { name, label, rangeLabels, field, range, before, after, format, onType } = props;
  const id = useId();
  const described = [`${id}-range`, `${id}-message`, ...(after ? [`${id}-unit`] : [])];
  return (
    <Field data-large>
      <div>
        <label htmlFor={id}>{label}</label>
        <NumberBox>
          {before && <span aria-hidden="true">{before}</span>}
          <input
            className="needs-script"
            id={id}
            name={name}
            type="text"
            inputMode={props.decimals ? "decimal" : "numeric"}
            autoComplete="off"
            enterKeyHint="done"
            aria-describedby={described.join(" ")}
            aria-invalid={field.message?.kind === "problem"}
            value={field.text}
            onChange={({ target }) => onType(target.value)}
          />
          {!props.isHydrated && <b>{field.text}</b>}
          {after && <span id={`${id}-unit`}>{after}</span>}
        </NumberBox>
      </div>
      <Slider
        label={props.sliderLabel}
        name={`${name}Slider`}
        range={range}
        position={field.position}
        isOff={field.message !== undefined}
        valueText={props.valueText}
        onSlide={props.onSlide}
      />
      <Bounds id={`${id}-range`}>
        <span>
          <span className="visually-hidden">{rangeLabels.from} </span>
          {format(range.minimum)}
        </span>
        <span>
          <span className="visually-hidden"> {rangeLabels.to} </span>
          {format(range.maximum)}
        </span>
      </Bounds>
      <MessageLine id={`${id}-message`} data-kind={field.message?.kind}>
        {field.message?.text}
      </MessageLine>
    </Field>
  );
}
