import type { SliderRange } from "../state/calculatorState";
import { Range, Track } from "./sliderStyles";

interface SliderProps {
  label: string;
  /** The form's name for it. */
  name: string;
  range: SliderRange;
  /** Where the thumb stands, in units of the range. */
  position: number;
  /** What the position means, as people say it. */
  valueText: string;
  onMove: (position: number) => void;
}

/** A slider whose rail is filled up to its thumb. */
export function Slider({ label, name, range, position, valueText, onMove }: SliderProps) {
  const { minimum, maximum, step } = range;
  const filled = (100 * (position - minimum)) / (maximum - minimum || 1);
  return (
    <Track>
      <svg aria-hidden="true">
        <rect width={`${filled}%`} height="100%" />
      </svg>
      <Range
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        name={name}
        min={minimum}
        max={maximum}
        step={step}
        value={position}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </Track>
  );
}
