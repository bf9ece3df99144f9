export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

const stepsIn = ({ minimum, maximum, step }: SliderRange) => Math.floor((maximum - minimum) / step);

const valueAt = (range: SliderRange, steps: number) =>
  range.minimum + range.step * Math.min(stepsIn(range), Math.max(0, steps));

/** Returns the step of a slider that is nearest to a value. */
export const nearestStep = (range: SliderRange, value: number): number =>
  valueAt(range, Math.round((value - range.minimum) / range.step));

/** Whether a value is a step of the slider. */
export const isStep = (range: SliderRange, value: number): boolean =>
  nearestStep(range, value) === value;

/**
 * Returns the step that a key moves a slider to: the next one in its direction. The browser's own would
 * begin at the nearest step, so that it skips one. Undefined for a key that moves nothing.
 */
export function stepByKey(range: SliderRange, value: number, key: string): number | undefined {
  const at = Number(((value - range.minimum) / range.step).toFixed(6));
  const page = Math.max(1, Math.round(stepsIn(range) / 10));
  const up = (steps: number) => Math.floor(at) + steps;
  const down = (steps: number) => Math.ceil(at) - steps;
  switch (key) {
    case "Home":
      return valueAt(range, 0);
    case "End":
      return valueAt(range, stepsIn(range));
    case "ArrowRight":
    case "ArrowUp":
    case "PageUp":
      return at < stepsIn(range) ? valueAt(range, up(key === "PageUp" ? page : 1)) : undefined;
    case "ArrowLeft":
    case "ArrowDown":
    case "PageDown":
      return at > 0 ? valueAt(range, down(key === "PageDown" ? page : 1)) : undefined;
    default:
      return undefined;
  }
}
