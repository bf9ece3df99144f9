import { Button, ButtonLink } from "../../components/Button";
import type { CalculatorPartProps } from "./useCalculator";

export interface NextStepProps extends Pick<CalculatorPartProps, "notLent" | "actions"> {
  /** The link to the application. */
  apply: { readonly label: string; readonly to: string };
}

/** The link to apply for the loan, or the button that enters one that is offered. */
export const NextStep = ({ notLent, actions, apply }: NextStepProps) =>
  notLent ? (
    <Button type="button" data-variant="primary" onClick={notLent.useNearest}>
      {notLent.label}
    </Button>
  ) : (
    <ButtonLink to={actions.withLoan(apply.to)}>{apply.label}</ButtonLink>
  );
