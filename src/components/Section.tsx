import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { lead } from "../theme/parts";
import { space, token } from "../theme/tokens";
import { Band, Container } from "./Layout";

const Heading = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    ${lead}
  }
`;

export const SectionHeading = ({ title, text }: { title: string; text?: string | null }) => (
  <Heading>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
  </Heading>
);

interface SectionProps extends ComponentProps<typeof Band> {
  /** The section's title, unless it has a heading of its own. */
  title?: string;
  text?: string | null;
}

/** A full-width part of a page, whose title, lead and parts are as wide as the page's content. */
export const Section = ({ title, text, children, ...band }: SectionProps) => (
  <Band {...band}>
    <Container>
      {title && <SectionHeading title={title} text={text ?? null} />}
      {children}
    </Container>
  </Band>
);
