import styled from "@emotion/styled";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../components/Button";
import { ButtonLink } from "../components/ButtonLink";
import { Container } from "../components/Layout";
import { moveFocus } from "../lib/moveFocus";
import { row } from "../theme/parts";
import { space, token } from "../theme/tokens";

interface PageBoundaryProps {
  messages: Queries.LoadingMessagesFieldsFragment;
  children: ReactNode;
}

interface PageBoundaryState {
  broken: boolean;
  /** How often a page has been rendered anew. */
  attempt: number;
}

/**
 * The page between header and footer, which remain when it throws. React requires a class for this.
 * Another page, or the message, is another `<main>`: React then removes one element that is always
 * there, even when a browser extension has removed parts of the page.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("This page threw:", error, componentStack);
  }

  override componentDidUpdate(_: PageBoundaryProps, previous: PageBoundaryState): void {
    if (previous !== this.state && document.activeElement === document.body)
      moveFocus(document.querySelector<HTMLElement>("main h1"));
  }

  /**
   * Renders the page anew without its query and fragment, which keeps a draft that only memory has.
   * Loads it again when that was tried before.
   */
  private recover = (): void => {
    if (this.state.attempt > 0) window.location.reload();
    else {
      window.history.replaceState(window.history.state, "", window.location.pathname);
      this.setState({ broken: false, attempt: 1 });
    }
  };

  override render(): ReactNode {
    const { broken, attempt } = this.state;
    return (
      <main id="main" key={broken ? "broken" : attempt}>
        {broken ? (
          <BrokenPage messages={this.props.messages} onRecover={this.recover} />
        ) : (
          this.props.children
        )}
      </main>
    );
  }
}

interface BrokenPageProps {
  messages: Queries.LoadingMessagesFieldsFragment;
  onRecover: () => void;
}

const Section = styled.section`
  min-height: 80vh;
  padding-block: calc(${token.headerHeight} + ${space[16]}) ${space[16]};
  & p {
    max-width: ${token.textWidth};
    margin-block: ${space[5]} ${space[8]};
  }
  & div > div {
    ${row(space[3])}
  }
`;

/** Reports that the page threw, and offers to load it again or to go to the home page. */
function BrokenPage({ messages, onRecover }: BrokenPageProps) {
  return (
    <Section data-tone="dark">
      <Container>
        <h1>{messages.title}</h1>
        <p>{messages.lead}</p>
        <div>
          <Button type="button" data-variant="secondary" onClick={onRecover}>
            {messages.reload}
          </Button>
          <ButtonLink to="/">{messages.home}</ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
