import type { RatePlan } from "../../lending/ratePlan";
import { Comparison } from "./comparison/Comparison";
import { LoanForm } from "./form/LoanForm";
import { Results } from "./results/Results";
import { SalaryTool } from "./salary/SalaryTool";
import { Schedule } from "./schedule/Schedule";
import type { CalculatorEntry } from "./state/calculatorEntry";
import type { CalculatorState } from "./state/calculatorState";
import { Card, Parts, Tools } from "./styles";

/** What the calculator does when the visitor acts. */
export interface CalculatorActions {
  change(change: Partial<Omit<CalculatorEntry, "choice">>): void;
  moveAmount(amount: number): void;
  moveTerm(months: number): void;
  calculate(): void;
  /** Enters an amount in cents. */
  takeAmount(cents: bigint): void;
  copyLink(): void;
  copyFigures(): void;
  print(): void;
  download(): void;
}

export interface CalculatorViewProps {
  plan: RatePlan;
  words: Queries.CalculatorWordsDataFragment;
  state: CalculatorState;
  /** The headings' level on the page. */
  heading: "h2" | "h3";
  offersCurrencies: boolean;
  invitation: { readonly label: string; readonly to: string } | undefined;
  actions: CalculatorActions;
  /** False while the page shows the prerendered example. */
  isHydrated: boolean;
}

/** The whole calculator: fields, figures, schedule, tools. */
export function CalculatorView(props: CalculatorViewProps) {
  return (
    <Parts data-example={props.isHydrated ? undefined : true}>
      <Card data-card>
        <LoanForm {...props} />
        <Results {...props} />
      </Card>
      <Schedule {...props} />
      <Tools>
        <SalaryTool {...props} />
        <Comparison {...props} />
      </Tools>
    </Parts>
  );
}
