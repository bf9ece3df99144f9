import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { untranslatedFigure } from "../lib/untranslated";
import { fitGrid } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { Figure } from "./Type";

interface FactsProps {
  facts: readonly { value: string; label: string; description?: string }[];
  /** Replaces the value as text. */
  figure?: (index: number) => ReactNode;
  "data-large"?: "";
}

/** Lists figures, each above its label, and what it means. */
export const Facts = ({ facts, figure, ...look }: FactsProps) => (
  <List {...look}>
    {facts.map(({ value, label, description }, index) => (
      <div key={label}>
        <dt>{label}</dt>
        <Value {...look} {...untranslatedFigure(value)}>
          {figure?.(index) ?? value}
        </Value>
        {description && <dd>{description}</dd>}
      </div>
    ))}
  </List>
);

const List = styled.dl`
  ${fitGrid("9rem", `${space[6]} ${space[8]}`)}
  &[data-large] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  }
  & > div {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-top: ${space[4]};
    border-top: 2px solid ${color.text};
  }
  & dt {
    line-height: 1.4;
  }
`;

const Value = styled(Figure.withComponent("dd"))`
  order: -1;
`;
