import { useId } from "react";
import { Field, MessageLine, NumberField } from "../../../components/NumberField";
import { isProblem } from "../../../lending/inputMessages";
import type { FieldState, SliderRange } from "../state/calculatorState";
import { Slider } from "./Slider";
import { Bounds } from "./styles";

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
  decimals: boolean;
  /** While false, a text replaces the field where no script runs. */
  isHydrated: boolean;
  onType: (text: string) => void;
  /** Called with the field's text when the visitor leaves it. */
  onLeave?: (text: string) => void;
  onSlide: (position: number) => void;
}

/** A number field with a slider, its range and its message. */
export function LoanField(props: LoanFieldProps) {
  const { name, label, rangeLabels, field, range, before, after, decimals, format } = props;
  const id = useId();
  const figures = decimals ? "no" : undefined;
  return (
    <Field data-large>
      <div>
        <NumberField
          className="needs-script"
          label={label}
          name={name}
          before={before}
          after={after}
          decimals={decimals}
          enterKeyHint="done"
          aria-describedby={`${id}-range ${id}-message`}
          isInvalid={isProblem(field.message)}
          textWithoutScript={props.isHydrated ? undefined : field.text}
          value={field.text}
          onChange={({ target }) => props.onType(target.value)}
          onBlur={({ target }) => props.onLeave?.(target.value)}
        />
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
          <span translate={figures}>{format(range.minimum)}</span>
        </span>
        <span>
          <span className="visually-hidden"> {rangeLabels.to} </span>
          <span translate={figures}>{format(range.maximum)}</span>
        </span>
      </Bounds>
      <MessageLine id={`${id}-message`} data-kind={field.message?.kind}>
        {field.message?.text}
      </MessageLine>
    </Field>
  );
}
