import { useSite } from "../lib/useSite";

interface StepNumberProps {
  number: number;
  /** Shows the number, which otherwise only assistive technology announces. */
  visible?: boolean;
}

/** The number before a step's title, announced as "Step 2: ". */
export function StepNumber({ number, visible }: StepNumberProps) {
  const { step } = useSite().labels;
  return visible ? (
    <span>
      <span className="visually-hidden">{step} </span>
      {number}
      <span className="visually-hidden">: </span>
    </span>
  ) : (
    <span className="visually-hidden">
      {step} {number}:{" "}
    </span>
  );
}
