import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { lead, row } from "../theme/parts";
import { space, token } from "../theme/tokens";
import { Band, Container } from "./Layout";

const Heading = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(1.75rem, 1.4rem + 1.6vw, 3rem);
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    text-wrap: pretty;
    ${lead}
  }
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
  title: string;
  text?: string | null | undefined;
  /** Names a section by its title. */
  id?: string | undefined;
  /** A link or buttons at the other end of the title's line, where they fit. */
  children?: ReactNode;
}

export const SectionHeading = ({ title, text, id, children }: SectionHeadingProps) => (
  <Heading data-split={children ? "" : undefined}>
    <h2 id={id}>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </Heading>
);

interface SectionProps extends ComponentProps<typeof Band>, Pick<SectionHeadingProps, "text"> {
  /** The section's title, unless it has a heading of its own. */
  title?: string;
}

/**
 * Renders a full-width section with its title, lead and children at the width of the content. The title gets
 * the id that `aria-labelledby` names.
 */
export const Section = ({ title, text, children, ...band }: SectionProps) => (
  <Band {...band}>
    <Container>
      {title && <SectionHeading id={band["aria-labelledby"]} {...{ title, text }} />}
      {children}
    </Container>
  </Band>
);
