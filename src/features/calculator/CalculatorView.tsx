import type { CalculatorViewProps } from "./calculatorProps";
import { Comparison } from "./comparison/Comparison";
import { LoanForm } from "./form/LoanForm";
import { CannotPay } from "./pay/CannotPay";
import { PayTool } from "./pay/PayTool";
import { QuoteHeading } from "./quote/QuoteHeading";
import { Results } from "./results/Results";
import { SalaryTool } from "./salary/SalaryTool";
import { Schedule } from "./schedule/Schedule";
import { Card, Parts, Tools } from "./styles";
import { EveryTerm } from "./terms/EveryTerm";

/** The whole calculator: fields, figures, terms, schedule, tools. */
export function CalculatorView(props: CalculatorViewProps) {
  return (
    <Parts data-prerendered={props.isHydrated ? undefined : true}>
      <QuoteHeading {...props} />
      <Card data-card>
        <LoanForm {...props} />
        <Results {...props} />
      </Card>
      <EveryTerm {...props} />
      <Schedule {...props} />
      <Tools>
        <PayTool {...props} />
        <CannotPay {...props} />
        <SalaryTool {...props} />
        <Comparison {...props} />
      </Tools>
    </Parts>
  );
}
