import { Share } from "./styles";

interface ShareBarProps {
  /** Per cent of the whole that the first part takes. */
  percent: number;
}

/** Two parts of a whole as a bar; the sentence below it says the same. */
export function ShareBar({ percent }: ShareBarProps) {
  return (
    <Share aria-hidden="true">
      <rect width={`${percent}%`} height="100%" />
      <rect x={`${percent}%`} width={`${100 - percent}%`} height="100%" />
    </Share>
  );
}
