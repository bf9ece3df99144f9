import styled from "@emotion/styled";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../components/Button";
import { ButtonLink } from "../components/ButtonLink";
import { Container } from "../components/Layout";
import type { LoadErrorMessages } from "../loader/LoadErrorNotice";
import { space, token } from "../theme/tokens";

interface PageBoundaryProps {
  /** Replaces a page that throws. */
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  broken: boolean;
}

/** Keeps header and footer when a page throws. React requires a class for this. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("This page threw:", error, componentStack);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

interface BrokenPageProps {
  messages: LoadErrorMessages;
}

const Section = styled.section`
  min-height: 80vh;
  padding-block: calc(${token.headerHeight} + ${space[16]}) ${space[16]};
  & p {
    max-width: ${token.textWidth};
    margin-block: ${space[5]} ${space[8]};
  }
  & div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

/** Replaces a page that threw: reports the error, and offers to reload or to go to the home page. */
export function BrokenPage({ messages }: BrokenPageProps) {
  return (
    <Section data-tone="dark">
      <Container>
        <h1>{messages.title}</h1>
        <p>{messages.lead}</p>
        <div>
          <Button type="button" data-variant="secondary" onClick={() => window.location.reload()}>
            {messages.reload}
          </Button>
          <ButtonLink to="/">{messages.home}</ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
