import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { LoanCloth } from "../components/LoanCloth";
import { Figure, Small } from "../components/Type";
import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";
import { covering, fitGrid, row } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";

interface PriceLine {
  label: string;
  value: ReactNode;
  /** A detail shown in small print below the value. */
  note?: string;
  /** The id of the field, if the value is a form field. */
  field?: string;
  /**
   * The total has a dashed tear line below it. The rates are side by side below that line.
   */
  kind?: "total" | "rate";
}

interface LoanPriceProps {
  figures: Queries.ExampleFiguresFieldsFragment;
  /** Shown instead of the statement that the figures are an estimate. */
  note?: string | null;
  /** The lines shown instead of the amount, such as input fields. */
  choice?: readonly PriceLine[];
}

/** Shows the cost of a loan on a price tag, as in a shop. */
export function LoanPrice({ figures, note, choice }: LoanPriceProps) {
  const labels = useSite().labels.priceTag;
  const { termMonths, instalment, received, totalInterest: interest, totalFees: fees } = figures;
  const lines: readonly PriceLine[] = [
    ...(choice ?? [
      { label: received ? labels.borrowed : labels.principal, value: figures.principal },
    ]),
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
    <Tag data-tone="light">
      <figcaption>{fillTemplate(labels.name, { months: termMonths })}</figcaption>
      <dl>
        {lines.map(({ label, value, note: detail, field, kind }) => (
          <div key={label} data-kind={kind}>
            <dt>{field ? <label htmlFor={field}>{label}</label> : label}</dt>
            <dd>
              {field && value}
              {!field && !detail && <span translate="no">{value}</span>}
              {detail && <Figure translate="no">{value}</Figure>}
              {detail && <Small>{` ${detail}`}</Small>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{note ?? labels.estimate}</p>
      <div>
        <LoanCloth instalments={termMonths} interestShare={figures.costPercent / 100} />
      </div>
    </Tag>
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

/** The distance from the top of the tag to the centre of its hole. */
const HOLE = "1.625rem";

const Tag = styled.figure`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 25rem;
  margin-top: ${space[10]};
  padding: 3.25rem min(1.75rem, 6%) calc(${space[6]} + 2.5rem);
  filter: ${token.liftPaper};
  font-size: ${size.small};
  line-height: 1.4;
  color: ${color.textMuted};
  &::before {
    ${covering}
    z-index: -1;
    border-radius: ${token.radius};
    background: ${color.background};
    clip-path: polygon(
      3.25rem 0,
      calc(100% - 3.25rem) 0,
      100% 2.75rem,
      100% 100%,
      0 100%,
      0 2.75rem
    );
    mask: radial-gradient(circle at 50% ${HOLE}, transparent 0.5rem, ${opaque} 0.53rem);
  }
  /* The two ends of the string. */
  &::after,
  & figcaption::before {
    content: "";
    position: absolute;
    top: calc(${HOLE} - 0.4375rem);
    left: 50%;
    width: 3.25rem;
    height: 0.875rem;
    background: url("/patterns/madras-band.svg") -1.0625rem center / auto 1.25rem;
    clip-path: polygon(0 50%, 10% 0, 100% 0, 88% 50%, 100% 100%, 10% 100%);
    rotate: -62deg;
    transform-origin: 0;
  }
  & figcaption::before {
    rotate: -122deg;
  }
  & figcaption {
    font-weight: 600;
    text-align: center;
  }
  & dl {
    ${fitGrid(`max(6em, 50% - ${space[4]})`, `0 ${space[4]}`)}
    margin-top: ${space[2]};
    font-size: ${size.body};
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    ${row(`0 ${space[4]}`)}
    grid-column: 1 / -1;
    align-items: baseline;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  & dd {
    flex: 1 1 auto;
    text-align: end;
    color: ${color.text};
  }
  & dl > :has(label) {
    align-items: center;
    & > dd {
      flex-basis: 8rem;
    }
  }
  /* Small print wraps instead of pushing its figure below the label. */
  & .small {
    contain: inline-size;
    margin: 0;
  }
  & dl > [data-kind="total"] {
    padding-bottom: ${space[4]};
    border-bottom: 2px dashed ${color.lineStrong};
  }
  & dl > [data-kind="rate"] {
    display: grid;
    grid-column: auto;
    align-content: start;
    padding-block: ${space[3]} 0;
    border: 0;
    font-size: ${size.small};
    & dd {
      order: -1;
      font-size: ${size.large};
      text-align: start;
    }
  }
  & > p {
    margin-top: ${space[3]};
  }
  & > div {
    position: absolute;
    inset: auto 0 0;
    overflow: hidden;
    border-radius: 0 0 ${token.radius} ${token.radius};
  }
  @media print, (forced-colors: active) {
    margin-top: 0;
    padding-top: ${space[4]};
    border: 1px solid;
    filter: none;
    &::before,
    &::after,
    & figcaption::before {
      display: none;
    }
  }
`;
