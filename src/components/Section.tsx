import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { row } from "../theme/parts";
import { space } from "../theme/tokens";
import { Band, Container } from "./Layout";
import { Lead } from "./Type";

const Heading = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(1.75rem, 1.4rem + 1.6vw, 3rem);
  &[data-split] {
    ${row(`${space[4]} ${space[12]}`)}
    place-content: start space-between;
    align-items: end;
    max-width: none;
    & > h2 {
      flex: 1 1 12rem;
    }
  }
`;

interface SectionHeadingProps {
  content: { title: string; lead?: string | null };
  /** Names a section by its title. */
  id?: string | undefined;
  /** A link or buttons at the other end of the title's line, where they fit. */
  children?: ReactNode;
}

export const SectionHeading = ({ content, id, children }: SectionHeadingProps) => (
  <Heading data-split={children ? "" : undefined}>
    <h2 id={id}>{content.title}</h2>
    {content.lead && <Lead>{content.lead}</Lead>}
    {children}
  </Heading>
);

interface SectionProps extends Omit<ComponentProps<typeof Band>, "content"> {
  /** The title and the lead, unless the section has a heading of its own. */
  content?: SectionHeadingProps["content"];
}

/**
 * Renders a full-width section with its heading and its children at the width of the content. The title gets
 * the id that `aria-labelledby` names.
 */
export const Section = ({ content, children, ...band }: SectionProps) => (
  <Band {...band}>
    <Container>
      {content && <SectionHeading id={band["aria-labelledby"]} content={content} />}
      {children}
    </Container>
  </Band>
);
