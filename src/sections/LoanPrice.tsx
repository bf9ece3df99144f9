import { LoanCloth } from "../components/LoanCloth";
import { PriceTag, type PriceTagLine } from "../components/PriceTag";
import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";

interface LoanPriceProps {
  figures: Queries.ExampleFiguresFieldsFragment;
  /** Replaces the statement that the figures are an estimate. */
  note?: string | null;
  /** Replaces the amount, for example with input fields. */
  choice?: readonly PriceTagLine[];
}

/** Shows the cost of a loan on a price tag. */
export function LoanPrice({ figures, note, choice }: LoanPriceProps) {
  const labels = useSite().labels.priceTag;
  const { termMonths, instalment, lastInstalment: payment } = figures;
  const count = payment ? termMonths - 1 : termMonths;
  const times = count === 1 ? labels.once : fillTemplate(labels.times, { count });
  return (
    <PriceTag
      name={fillTemplate(labels.name, { months: termMonths })}
      lines={[
        ...(choice ?? [{ label: labels.principal, value: figures.principal }]),
        {
          label: labels.payment,
          value: instalment,
          note: payment ? fillTemplate(labels.timesThen, { times, payment }) : times,
        },
        {
          label: labels.total,
          value: figures.totalRepayment,
          note: fillTemplate(labels.interest, { interest: figures.totalInterest }),
        },
      ]}
      rates={[
        { label: labels.nominalRate, value: figures.nominalRate },
        { label: labels.effectiveRate, value: figures.effectiveRate },
      ]}
      note={note ?? labels.estimate}
      cloth={<LoanCloth instalments={termMonths} interestShare={figures.interestPercent / 100} />}
    />
  );
}
