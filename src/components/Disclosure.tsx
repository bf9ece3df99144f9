import styled from "@emotion/styled";
import { Fragment, type ReactNode } from "react";
import { slug } from "../lib/slug";
import { from } from "../theme/breakpoints";
import { color, space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";
import { Summary } from "./Summary";
import { Subtitle } from "./Type";

interface DisclosureProps {
  title: string;
  /** A line below the title. */
  answer?: ReactNode;
  /** Disclosures with the same name form a group in which the browser keeps only one open. */
  name?: string;
  /** The id of the content, because browsers open a `details` only for a hash that points inside it. */
  id: string;
  className?: string;
  heading?: "h2" | "h3";
  open?: boolean;
  children: ReactNode;
}

const Details = styled.details`
  border-bottom: 1px solid ${color.line};
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[4]};
    ${from("md")} {
      padding-block: ${space[5]};
    }
  }
  & > summary:hover > :is(h2, h3) {
    color: ${color.link};
  }
  & > summary > span {
    grid-area: 2 / 1;
    margin-top: calc(-1 * ${space[3]});
    color: ${color.textMuted};
  }
  & > summary svg {
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  @media print {
    /* Keeps the question on the same page as its answer: Firefox ignores break-after on a summary's
       heading. A long table may still break, because it would otherwise leave half a page empty. */
    &:not(:has(tr:nth-child(25))) {
      break-inside: avoid;
    }
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    & > summary {
      padding-block: ${space[2]};
    }
    & > summary svg {
      display: none;
    }
  }
`;

/** Leaves room for the heading and the fixed header when the URL's hash scrolls to this element. */
const Answer = styled.div`
  padding-bottom: ${space[6]};
  scroll-margin-top: 5rem;
  @media print {
    padding-bottom: ${space[3]};
  }
`;

export function Disclosure(props: DisclosureProps) {
  const { title, answer, id, heading: Heading = "h3", children, ...details } = props;
  return (
    // The visitor may have opened this before hydration.
    <Details {...details} suppressHydrationWarning>
      <Summary>
        <Subtitle as={Heading}>{title}</Subtitle>
        <Icon drawing={drawings.chevronDown} />
        {answer && <span>{answer}</span>}
      </Summary>
      <Answer id={id}>{children}</Answer>
    </Details>
  );
}

interface GroupsProps<Entry> {
  entries: readonly Entry[];
  /** Returns the group that an entry belongs to, such as its year, or "" if it has none. */
  groupOf(entry: Entry): string;
  heading?: "h2" | "h3";
  /** Renders the entries in one group, with titles at the given level. */
  children(entries: readonly Entry[], heading: "h2" | "h3" | "h4"): ReactNode;
}

const BELOW = { h2: "h3", h3: "h4" } as const;

/** Splits a list into collapsible groups, the first of which is open. A single group gets no heading. */
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
