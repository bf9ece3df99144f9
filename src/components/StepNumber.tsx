interface StepNumberProps {
  number: number;
  /** Shows the number, which otherwise only assistive technology announces. */
  visible?: boolean;
}

/** The number before a step's title, announced as "Step 2: ". */
export const StepNumber = ({ number, visible }: StepNumberProps) =>
  visible ? (
    <span>
      <span className="visually-hidden">Step </span>
      {number}
      <span className="visually-hidden">: </span>
    </span>
  ) : (
    <span className="visually-hidden">Step {number}: </span>
  );
