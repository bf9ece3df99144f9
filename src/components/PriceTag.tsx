import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { covering, fitGrid, row } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";

export interface PriceTagLine {
  label: string;
  value: ReactNode;
  /** A detail in small print below the value. */
  note?: ReactNode;
  /** The id of the field, if the value is a field. */
  field?: string;
}

interface PriceTagProps {
  /** Names what has this price. */
  name: string;
  /** From the amount to the total, one line each. */
  lines: readonly PriceTagLine[];
  /** Shown side by side below the total. */
  rates: readonly PriceTagLine[];
  note: ReactNode;
  /** A `LoanCloth` along the lower edge. */
  cloth: ReactNode;
}

/** Shows the cost of a loan as a shop's price tag. */
export function PriceTag({ name, lines, rates, note, cloth }: PriceTagProps) {
  const line = ({ label, value, note: detail, field }: PriceTagLine) => (
    <>
      <dt>{field ? <label htmlFor={field}>{label}</label> : label}</dt>
      <dd>
        {field ? value : <span translate="no">{value}</span>}
        {detail && (
          <>
            {" "}
            <small>{detail}</small>
          </>
        )}
      </dd>
    </>
  );
  return (
    <Tag data-tone="light">
      <figcaption>{name}</figcaption>
      <dl>
        {lines.map((each) => (
          <div key={each.label} data-paid={each.note ? "" : undefined}>
            {line(each)}
          </div>
        ))}
        {rates.map((each) => (
          <div key={each.label} data-rate="">
            {line(each)}
          </div>
        ))}
      </dl>
      <p>{note}</p>
      <LowerEdge>{cloth}</LowerEdge>
    </Tag>
  );
}

/** The distance from the tag's upper edge to the centre of its hole. */
const HOLE = "1.625rem";

const LowerEdge = styled.div`
  position: absolute;
  inset: auto 0 0;
  overflow: hidden;
  border-radius: 0 0 ${token.radius} ${token.radius};
`;

/** Draws paper with cut corners and a hole, and a string above it. */
const Tag = styled.figure`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 25rem;
  margin-top: ${space[10]};
  padding: 3.25rem min(1.75rem, 6%) calc(${space[6]} + 2.5rem);
  filter: ${token.liftPaper};
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
  /* The ends of the string. */
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
    font-size: ${size.small};
    font-weight: 600;
    text-align: center;
  }
  & dl {
    ${fitGrid(`max(6em, 50% - ${space[4]})`, `0 ${space[4]}`)}
    margin-top: ${space[2]};
    font-variant-numeric: tabular-nums;
  }
  & dl > div {
    ${row(`0 ${space[4]}`)}
    justify-content: space-between;
    align-items: baseline;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  & dl > div:not([data-rate]) {
    grid-column: 1 / -1;
  }
  & :is(dt, small, p, figcaption) {
    color: ${color.textMuted};
  }
  & dd {
    margin-left: auto;
    line-height: 1.4;
    text-align: end;
  }
  & dd small {
    display: block;
    font: 400 ${size.small} / 1.4 ${token.fontText};
    letter-spacing: 0;
  }
  /* Payments are larger than the received amount. */
  & dl > [data-paid] dd {
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    letter-spacing: -0.01em;
  }
  & dl > div:has(+ [data-rate]):not([data-rate]) {
    padding-bottom: ${space[4]};
    border-bottom: 2px dashed ${color.lineStrong};
  }
  & dl > [data-rate] {
    flex-flow: column-reverse;
    justify-content: flex-end;
    align-items: start;
    padding-block: ${space[3]} 0;
    border: 0;
    & dt {
      font-size: ${size.small};
      line-height: 1.4;
    }
    & dd {
      margin: 0;
      font-size: ${size.large};
      text-align: start;
    }
  }
  & > p {
    margin-top: ${space[3]};
    font-size: ${size.small};
    line-height: 1.45;
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
