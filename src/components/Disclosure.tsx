import styled from "@emotion/styled";
import type { ReactNode } from "react";
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
    padding-block: ${space[3]};
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
    &:not(:has(tr:nth-child(13))) {
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

interface YearsProps<Dated> {
  /** The entries, sorted as they are shown. */
  entries: readonly Dated[];
  /** Renders the given entries. */
  children(entries: readonly Dated[]): ReactNode;
}

/** If a list has more entries than this, those of earlier years are collapsed. */
const LISTED = 24;

const yearOf = ({ date }: { date: string }) => date.slice(0, 4);

/** Shows a list of dated entries. In a long list, each year except the latest is a disclosure. */
export function Years<Dated extends { date: string }>({ entries, children }: YearsProps<Dated>) {
  if (entries.length <= LISTED) return children(entries);
  const [latest, ...earlier] = [...new Set(entries.map(yearOf))].sort().reverse();
  const listOf = (year?: string) => children(entries.filter((entry) => yearOf(entry) === year));
  return (
    <>
      {listOf(latest)}
      {earlier.map((year) => (
        <Disclosure key={year} id={year} title={year} heading="h2">
          {listOf(year)}
        </Disclosure>
      ))}
    </>
  );
}
