import styled from "@emotion/styled";
import type { MouseEvent, ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";

interface DisclosureProps {
  title: string;
  /** The answer in one line, below the title. */
  answer?: ReactNode;
  /** Of those with the same name one is open at a time. */
  name?: string;
  /**
   * The id of the content. It is inside the `details` element, which a browser opens only when the
   * URL's hash names an element in it.
   */
  id: string;
  className?: string;
  hidden?: boolean;
  /** Opens it when this becomes true, and closes it when this becomes false. */
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
  & > summary:hover h3 {
    color: ${color.link};
  }
  & h3 {
    font: 600 ${size.large} / 1.35 ${token.fontText};
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  & > summary > span {
    grid-area: 2 / 1;
    margin-top: calc(-1 * ${space[3]});
    color: ${color.textMuted};
    line-height: 1.45;
  }
  & > summary svg {
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  @media print {
    /* Keeps the question with its answer; Firefox ignores break-after on a summary's heading. A long
       table would leave half a page empty. */
    &:not(:has([data-long])) {
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

/** The URL's hash scrolls to the heading above it, below the fixed header. */
const Answer = styled.div`
  padding-bottom: ${space[6]};
  scroll-margin-top: 5rem;
  @media print {
    padding-bottom: ${space[3]};
  }
`;

function keepInView({ currentTarget }: MouseEvent): void {
  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
}

/** The heading of a `details` element. It moves up when an open one above it closes, and stays in view. */
export const Summary = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: browsers make a button of it
  <summary onClick={keepInView}>{children}</summary>
);

/** A heading that opens the content below it: a native `details` element. */
export function Disclosure({ title, answer, id, children, ...details }: DisclosureProps) {
  return (
    // A visitor may open it before hydration.
    <Details {...details} suppressHydrationWarning>
      <Summary>
        <h3>{title}</h3>
        <Icon drawing={drawings.chevronDown} />
        {answer && <span>{answer}</span>}
      </Summary>
      <Answer id={id}>{children}</Answer>
    </Details>
  );
}
