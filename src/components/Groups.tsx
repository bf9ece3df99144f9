import { Fragment, type ReactNode } from "react";
import { slug } from "../lib/slug";
import { Disclosure } from "./Disclosure";

interface GroupsProps<Entry> {
  entries: readonly Entry[];
  /** Returns the name of an entry's group, such as its year; "" for what is in no group. */
  groupOf(entry: Entry): string;
  /** Renders the entries of one group, with titles of this level. */
  children(entries: readonly Entry[], heading: "h3" | "h4"): ReactNode;
}

/** Folds a list into groups, of which the first is open. One group alone needs no heading. */
export function Groups<Entry>({ entries, groupOf, children }: GroupsProps<Entry>) {
  const names = [...new Set(entries.map(groupOf))];
  return names.map((name, index) => {
    const group = entries.filter((entry) => groupOf(entry) === name);
    return name === "" || names.length === 1 ? (
      <Fragment key={name}>{children(group, "h3")}</Fragment>
    ) : (
      <Disclosure key={name} id={slug(name)} title={name} open={index === 0}>
        {children(group, "h4")}
      </Disclosure>
    );
  });
}
