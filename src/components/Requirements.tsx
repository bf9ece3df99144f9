import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { flushGrid, stack } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { ArrowLink } from "./Button";
import { drawings, Icon } from "./Icon";
import { RichText } from "./RichText";
import { Section } from "./Section";
import { Muted } from "./Type";

interface RequirementsProps {
  content: Pick<Queries.RequirementsFieldsFragment, "title" | "lead" | "lists">;
  background?: "plain" | "warm";
  /** The section's anchor. */
  id?: string;
  children?: ReactNode;
}

/** Lists the requirements, such as documents, or each party's obligations. */
export function Requirements({ content, background = "warm", id, children }: RequirementsProps) {
  return (
    <Section data-volume="quiet" id={id} data-background={background} content={content}>
      <Lists>
        {content.lists.map((list) => (
          <Checklist key={list.title} list={list} />
        ))}
      </Lists>
      {children}
    </Section>
  );
}

const Lists = styled.div`
  ${flushGrid("19rem", `${space[6]} ${space[12]}`)}
  & > div {
    padding-top: ${space[5]};
    border-top: 2px solid ${color.text};
  }
`;

interface ChecklistProps {
  list: Queries.ChecklistFieldsFragment;
  className?: string;
}

/** A list with check marks. Use `styled(Checklist)` to style its frame. */
export const Checklist = ({ list: { title, note, items, more }, className }: ChecklistProps) => (
  <div className={className}>
    <h3>{title}</h3>
    {note && (
      <Muted as="div">
        <RichText html={note} />
      </Muted>
    )}
    <Ticks items={items} />
    {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
  </div>
);

export const Ticks = ({ items }: { items: readonly string[] }) => (
  <Documents>
    {items.map((item) => (
      <li key={item}>
        <Icon drawing={drawings.check} />
        {item}
      </li>
    ))}
  </Documents>
);

const Documents = styled.ul`
  ${stack(space[2])}
  margin-top: ${space[3]};
  &:not(:last-child) {
    margin-bottom: ${space[4]};
  }
  & > li {
    display: flex;
    gap: ${space[3]};
  }
  & svg {
    width: 1.25rem;
    color: ${color.emphasis};
  }
`;
