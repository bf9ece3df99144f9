interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

const clamp = ({ minimum, maximum }: SliderRange, value: number) =>
  Math.min(maximum, Math.max(minimum, value));

export const nearestStep = (range: SliderRange, value: number): number =>
  clamp(range, range.minimum + range.step * Math.round((value - range.minimum) / range.step));

/**
 * Returns the value to which a key moves a slider that is between two steps: the next step in the key's
 * direction. The browser would snap to the nearest step first, and so skip one. Returns undefined if the
 * browser should handle the key.
 */
export function stepByKey(range: SliderRange, value: number, key: string): number | undefined {
  if (nearestStep(range, value) === value) return undefined;
  if (key === "Home") return range.minimum;
  if (key === "End") return range.maximum;
  const isUp = key === "ArrowRight" || key === "ArrowUp";
  if (!isUp && key !== "ArrowLeft" && key !== "ArrowDown") return undefined;
  const steps = (value - range.minimum) / range.step;
  const next = clamp(
    range,
    range.minimum + range.step * (isUp ? Math.ceil(steps) : Math.floor(steps)),
  );
  // If the value is outside the range, only keys that point towards the range move the slider.
  return isUp === next > value ? next : undefined;
}
