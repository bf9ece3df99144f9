import type { ReactNode } from "react";
import { Tag } from "./styles";

export interface PriceTagLine {
  label: string;
  value: string;
  /** A detail in small letters below the value. */
  note?: string;
}

interface PriceTagProps {
  /** What has this price. */
  name: string;
  /** From the amount to the total, one line each. */
  lines: readonly PriceTagLine[];
  /** Next to each other below the total. */
  rates: readonly PriceTagLine[];
  note?: ReactNode;
  className?: string;
}

/** What a loan costs, as a shop's price tag on a string of madras cloth. */
export function PriceTag({ name, lines, rates, note, className }: PriceTagProps) {
  const line = ({ label, value, note: detail }: PriceTagLine) => (
    <>
      <dt>{label}</dt>
      <dd>
        <span translate="no">{value}</span>
        {detail && <small>{detail}</small>}
      </dd>
    </>
  );
  return (
    <Tag data-tone="light" className={className}>
      <figcaption>{name}</figcaption>
      <dl>
        {lines.map((each) => (
          <div key={each.label}>{line(each)}</div>
        ))}
        {rates.map((each) => (
          <div key={each.label} data-rate="">
            {line(each)}
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </Tag>
  );
}

/** The same tag with empty lines. */
export const BlankPriceTag = ({ name, labels }: { name: string; labels: readonly string[] }) => (
  <Tag data-tone="light">
    <figcaption>{name}</figcaption>
    <ul>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </Tag>
);
