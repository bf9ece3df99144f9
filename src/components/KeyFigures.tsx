import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { untranslatedFigure } from "../lib/untranslated";
import { below, from } from "../theme/breakpoints";
import { column, row } from "../theme/parts";
import { color, size, space } from "../theme/tokens";
import { Figure, Muted } from "./Type";

interface KeyFiguresProps {
  figures: readonly { value: ReactNode; label: string; description?: string }[];
  "data-large"?: "";
}

export const KeyFigures = ({ figures, ...look }: KeyFiguresProps) => (
  <Figures
    {...look}
    data-count={figures.length}
    data-described={figures.some((figure) => figure.description) || undefined}
  >
    {figures.map(({ value, label, description }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Figure as="dd" {...look} {...(typeof value === "string" && untranslatedFigure(value))}>
          {value}
        </Figure>
        {description && <Muted as="dd">{description}</Muted>}
      </div>
    ))}
  </Figures>
);

const Figures = styled.dl`
  --basis: min(14rem, max(8.5rem, 50% - ${space[8]}));
  ${row(`${space[6]} ${space[8]}`)}
  /* In one column where three columns would be too narrow, because two leave the third figure alone. */
  &[data-count="3"] {
    --basis: clamp(25%, (33rem - 100%) * 999, 100%);
  }
  &[data-large] {
    --basis: calc(3.2 * ${size.h1});
    column-gap: ${space[4]};
  }
  &[data-large][data-count="4"] {
    ${from("sm")} {
      --basis: 40%;
    }
    ${from("lg")} {
      --basis: 20%;
    }
  }
  &[data-described] {
    --basis: 18rem;
  }
  &[data-described][data-count="4"] {
    --basis: max(18rem, 34%);
  }
  & > div {
    ${column}
    flex: 1 1 var(--basis);
    gap: ${space[1]};
    max-width: 100%;
    padding-top: ${space[4]};
    border-top: 2px solid ${color.text};
  }
  & dt {
    line-height: 1.4;
  }
  & .figure {
    order: -1;
  }
  ${below("sm")} {
    /* One figure a line, with its label beside it. */
    &:not([data-large], [data-described]) {
      --basis: 100%;
      row-gap: 0;
      & > div {
        flex-flow: row wrap;
        align-items: baseline;
        gap: 0 ${space[4]};
        padding-block: ${space[2]};
        border-top: 1px solid ${color.lineStrong};
      }
      & dt {
        flex: 1 0;
        min-width: 6.5em;
      }
      & .figure {
        min-width: 48%;
        font-size: ${size.large};
      }
    }
  }
`;
