import { monthsText } from "../lib/units";
import { useSite } from "../lib/useSite";
import { type PriceLine, PriceTag } from "./PriceTag";

interface LoanPriceProps {
  figures: Queries.ExampleFiguresFieldsFragment;
  /** Shown instead of the statement that the figures are an estimate. */
  note?: string | null;
}

/** Shows the cost of a loan on a price tag, as in a shop. */
export function LoanPrice({ figures, note }: LoanPriceProps) {
  const { estimate } = useSite().lender;
  const { termMonths, instalment, received, totalInterest: interest, totalFees: fees } = figures;
  const lines: readonly PriceLine[] = [
    { label: received ? "You borrow" : "You get", value: figures.principal },
    ...figures.fees.map(({ name, amount }) => ({ label: name, value: amount })),
    ...(received ? [{ label: "You get", value: received }] : []),
    { label: "Each month", value: instalment, note: payments(figures) },
    {
      label: "Total",
      value: figures.totalRepayment,
      note: `including ${interest} in interest${fees ? ` and ${fees} in fees` : ""}`,
      kind: "total",
    },
    { label: "Nominal annual rate", value: figures.nominalRate, kind: "rate" },
    { label: "Effective annual rate", value: figures.effectiveRate, kind: "rate" },
  ];
  return (
    <PriceTag
      caption={`A loan for ${monthsText(termMonths)}`}
      lines={lines}
      cloth={{ instalments: termMonths, interestShare: figures.costPercent / 100 }}
    >
      <p>{note ?? estimate}</p>
    </PriceTag>
  );
}

/** States how often the instalment is paid, and the first and the last one if they differ. */
function payments({
  termMonths,
  firstInstalment,
  lastInstalment,
}: Queries.ExampleFiguresFieldsFragment): string {
  const count = lastInstalment ? termMonths - 1 : termMonths;
  const often = count === 1 ? "once" : `${count} times`;
  const last = lastInstalment ? `, then ${lastInstalment}` : "";
  const first = firstInstalment ? `; the first is ${firstInstalment}` : "";
  return often + last + first;
}
