import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { covering, fitGrid, row } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { LoanCloth } from "./LoanCloth";
import { Figure, Small } from "./Type";

export interface PriceLine {
  label: string;
  value: ReactNode;
  /** A detail shown in small print below the value. */
  note?: string;
  /**
   * The total has a dashed tear line below it. The rates are side by side below that line.
   */
  kind?: "total" | "rate";
}

interface PriceTagProps {
  caption: ReactNode;
  lines: readonly PriceLine[];
  /** The small print. */
  children: ReactNode;
  /** The loan to draw as cloth, if there is one. */
  cloth: ComponentProps<typeof LoanCloth> | undefined;
}

/** A price tag, as in a shop. */
export const PriceTag = ({ caption, lines, children, cloth }: PriceTagProps) => (
  <Tag data-tone="light">
    <figcaption>{caption}</figcaption>
    <dl>
      {lines.map(({ label, value, note, kind }) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>
            {note ? <Figure translate="no">{value}</Figure> : <span translate="no">{value}</span>}
          </dd>
          {note && <Small as="dd">{note}</Small>}
        </div>
      ))}
    </dl>
    {children}
    {cloth && (
      <div>
        <LoanCloth {...cloth} />
      </div>
    )}
  </Tag>
);

/** The distance from the top of the tag to the centre of its hole. */
const HOLE = "1.625rem";

const Tag = styled.figure`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 25rem;
  margin-top: ${space[8]};
  padding: 3.25rem min(1.75rem, 6%) calc(${space[6]} + 6rem);
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
    & > h3 {
      color: ${color.text};
    }
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
  & dd.small {
    flex-basis: 100%;
    max-width: none;
    margin: 0;
    color: ${color.textMuted};
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
