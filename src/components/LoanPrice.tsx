import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";
import { type PriceLine, PriceTag } from "./PriceTag";

interface LoanPriceProps {
  figures: Queries.ExampleFiguresFieldsFragment;
  /** Shown instead of the statement that the figures are an estimate. */
  note?: string | null;
}

/** Shows the cost of a loan on a price tag, as in a shop. */
export function LoanPrice({ figures, note }: LoanPriceProps) {
  const labels = useSite().labels.priceTag;
  const { termMonths, instalment, received, totalInterest: interest, totalFees: fees } = figures;
  const lines: readonly PriceLine[] = [
    { label: received ? labels.borrowed : labels.principal, value: figures.principal },
    ...figures.fees.map(({ name, amount }) => ({ label: name, value: amount })),
    ...(received ? [{ label: labels.principal, value: received }] : []),
    { label: labels.payment, value: instalment, note: payments(figures, labels) },
    {
      label: labels.total,
      value: figures.totalRepayment,
      note: fees
        ? fillTemplate(labels.cost, { interest, fees })
        : fillTemplate(labels.interest, { interest }),
      kind: "total",
    },
    { label: labels.nominalRate, value: figures.nominalRate, kind: "rate" },
    { label: labels.effectiveRate, value: figures.effectiveRate, kind: "rate" },
  ];
  return (
    <PriceTag
      caption={fillTemplate(labels.name, { months: termMonths })}
      lines={lines}
      cloth={{ instalments: termMonths, interestShare: figures.costPercent / 100 }}
    >
      <p>{note ?? labels.estimate}</p>
    </PriceTag>
  );
}

/** States how often the instalment is paid, and the first and the last one if they differ. */
function payments(
  { termMonths, firstInstalment, lastInstalment }: Queries.ExampleFiguresFieldsFragment,
  labels: Queries.PriceTagLabelsFieldsFragment,
): string {
  const count = lastInstalment ? termMonths - 1 : termMonths;
  const often = count === 1 ? labels.once : fillTemplate(labels.times, { count });
  const times = lastInstalment
    ? fillTemplate(labels.timesThen, { times: often, payment: lastInstalment })
    : often;
  return firstInstalment ? fillTemplate(labels.first, { times, payment: firstInstalment }) : times;
}
