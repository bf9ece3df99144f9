import styled from "@emotion/styled";
import { formatMoney } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/useDayOfPrinting";
import { useSite } from "../../lib/useSite";
import { size, space } from "../../theme/tokens";
import type { CalculatorPartProps } from "./calculatorProps";
import { monthsText } from "./state/sentences";

/** The heading of the printed quote: the loan, the day of printing, the lender and its licence. */
export function QuoteHeading({ labels, state }: CalculatorPartProps) {
  const { company, email, licence, phone } = useSite().lender;
  const day = useDayOfPrinting();
  const { choice, currency } = state;
  return (
    <OnPaper>
      <h2>{labels.quote.title}</h2>
      <p>
        <span>
          {`${formatMoney(choice.amount, currency)} ${currency.code}, ${monthsText(choice.termMonths)}.`}
        </span>{" "}
        <span>{day && `${fillTemplate(labels.quote.date, { date: formatDate(day) })}.`}</span>
      </p>
      <p>
        {company}, {phone.display}, {email}. {licence.statement}{" "}
        <span className="unbroken">{licence.number}</span>.
      </p>
    </OnPaper>
  );
}

/** The calculator's Print button sets `data-print`, and prints only the calculator around it. */
const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    & > :first-child {
      font-size: ${size.h3};
    }
    & > p {
      margin-top: ${space[1]};
    }
    html[data-print] :is(main, main *):has(&):not(:has(> &)) > :not(:has(&)) {
      display: none;
    }
    html[data-print] footer:not(&) {
      display: none;
    }
  }
`;
