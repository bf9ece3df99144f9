import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { columns, plainHeading, square } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { ArrowLink } from "./ArrowLink";
import { Icon } from "./Icon";

interface EntryProps {
  icon?: string;
  title: ReactNode;
  description: string;
  action?: { label: string; to: string };
}

/** What an entry of a list has: an icon, a title, a text and a link. */
export const Entry = ({ icon, title, description, action }: EntryProps) => (
  <>
    {icon && <Icon drawing={icon} />}
    <h3>{title}</h3>
    <p>{description}</p>
    {action && <ArrowLink to={action.to}>{action.label}</ArrowLink>}
  </>
);

interface EntriesProps {
  entries: readonly (EntryProps & { title: string })[];
  className?: string;
  "data-icons"?: "beside";
  "data-lines"?: "";
  "data-pairs"?: "" | undefined;
}

/** A list of entries. `styled(Entries)` lays it out. */
export const Entries = ({ entries, ...list }: EntriesProps) => (
  <List {...list}>
    {entries.map((entry) => (
      <li key={entry.title}>
        <Entry {...entry} />
      </li>
    ))}
  </List>
);

/** Each entry is below a line with `data-lines`, and its icon beside its text with `data-icons="beside"`. */
const List = styled.ul`
  display: grid;
  & > li > svg {
    ${square("2rem")}
    color: ${color.emphasis};
  }
  & h3 {
    ${plainHeading}
  }
  & :where(svg) + h3 {
    margin-top: ${space[4]};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
  &:where([data-lines]) > li {
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  &:where([data-icons="beside"]) {
    & > li {
      display: grid;
      grid-template-columns: 2.5rem minmax(0, 1fr);
      column-gap: ${space[5]};
    }
    & h3 {
      align-self: center;
      margin-top: 0;
    }
    & p,
    & a {
      grid-column: 2;
    }
    & a {
      justify-self: start;
    }
  }
`;

/** Entries in up to three columns, or two with `data-pairs`, each below a line. */
export const EntryGrid = styled(Entries)`
  gap: ${space[10]} ${space[12]};
  ${columns("sm", 2)}
  &:not([data-pairs]) {
    ${columns("lg", 3)}
  }
  & > li {
    padding-top: ${space[5]};
    border-top: 2px solid ${color.text};
  }
`;
