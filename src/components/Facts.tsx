import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { untranslatedFigure } from "../lib/untranslated";
import { from } from "../theme/breakpoints";
import { column, row } from "../theme/parts";
import { color, size, space } from "../theme/tokens";
import { Figure, Muted } from "./Type";

interface FactsProps {
  facts: readonly { value: ReactNode; label: string; description?: string }[];
  "data-large"?: "";
}

export const Facts = ({ facts, ...look }: FactsProps) => (
  <List
    {...look}
    data-count={facts.length}
    data-described={facts.some((fact) => fact.description) || undefined}
  >
    {facts.map(({ value, label, description }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Figure as="dd" {...look} {...(typeof value === "string" && untranslatedFigure(value))}>
          {value}
        </Figure>
        {description && <Muted as="dd">{description}</Muted>}
      </div>
    ))}
  </List>
);

const List = styled.dl`
  --basis: min(14rem, max(8.5rem, 50% - ${space[8]}));
  ${row(`${space[6]} ${space[8]}`)}
  /* In one column where three columns would be too narrow, because two leave the third fact alone. */
  &[data-count="3"] {
    --basis: clamp(25%, (33rem - 100%) * 999, 100%);
  }
  &[data-large] {
    --basis: calc(3.4 * ${size.h1});
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
`;
