interface StepNumberProps {
  /** Announced before the number. */
  label: string;
  number: number;
  /** Shows the number, which otherwise only assistive technology announces. */
  visible?: boolean;
}

/** The number before a step's title, announced as "Step 2: ". */
export const StepNumber = ({ label, number, visible }: StepNumberProps) =>
  visible ? (
    <span>
      <span className="visually-hidden">{label} </span>
      {number}
      <span className="visually-hidden">: </span>
    </span>
  ) : (
    <span className="visually-hidden">
      {label} {number}:{" "}
    </span>
  );
