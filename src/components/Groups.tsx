import { Fragment, type ReactNode } from "react";
import { slug } from "../lib/slug";
import { Disclosure } from "./Disclosure";

interface GroupsProps<Entry> {
  entries: readonly Entry[];
  /** Returns the name of an entry's group, such as its year; "" for what is in no group. */
  groupOf(entry: Entry): string;
  /** The level of the groups' names. */
  heading?: "h2" | "h3";
  /** Renders the entries of one group, with titles of this level. */
  children(entries: readonly Entry[], heading: "h2" | "h3" | "h4"): ReactNode;
}

const BELOW = { h2: "h3", h3: "h4" } as const;

/** Folds a list into groups, of which the first is open. One group alone needs no heading. */
export function Groups<Entry>(props: GroupsProps<Entry>) {
  const { entries, groupOf, heading = "h3", children } = props;
  const names = [...new Set(entries.map(groupOf))];
  return names.map((name, index) => {
    const group = entries.filter((entry) => groupOf(entry) === name);
    return name === "" || names.length === 1 ? (
      <Fragment key={name}>{children(group, heading)}</Fragment>
    ) : (
      <Disclosure key={name} id={slug(name)} title={name} open={index === 0} {...{ heading }}>
        {children(group, BELOW[heading])}
      </Disclosure>
    );
  });
}
