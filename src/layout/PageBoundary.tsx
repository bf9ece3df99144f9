import styled from "@emotion/styled";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../components/Button";
import { ButtonLink } from "../components/ButtonLink";
import { Container } from "../components/Layout";
import { setAsideKept } from "../lib/keptData";
import { moveFocus } from "../lib/moveFocus";
import { row } from "../theme/parts";
import { space, token } from "../theme/tokens";

interface PageBoundaryProps {
  messages: Queries.LoadingMessagesFieldsFragment;
  children: ReactNode;
}

interface PageBoundaryState {
  broken: boolean;
  /** Counts how often the page has been rendered anew. */
  attempt: number;
}

/** A page that throws within this time of being rendered anew has not recovered, in milliseconds. */
const RECOVERS_WITHIN = 1000;

/**
 * The page between header and footer, which remain when it throws. React requires a class for this.
 * Another page, or the message, is another `<main>`: React then removes one element that is always
 * there, even when a browser extension has removed parts of the page.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: false, attempt: 0 };
  private pending: readonly (() => void)[] = [];
  private renderedAnewAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error("This page threw:", error, componentStack);
    if (performance.now() < this.renderedAnewAt + RECOVERS_WITHIN) this.tryNext();
  }

  override componentDidUpdate(_: PageBoundaryProps, previous: PageBoundaryState): void {
    if (previous !== this.state && document.activeElement === document.body)
      moveFocus(document.querySelector<HTMLElement>("main h1"));
  }

  /** Renders the page without what may have broken it, step by step, and at last loads it again. */
  private recover = (): void => {
    let restore = () => {};
    this.pending = [
      () => window.history.replaceState(window.history.state, "", window.location.pathname),
      () => {
        restore = setAsideKept();
      },
      () => {
        restore();
        window.location.reload();
      },
    ];
    this.tryNext();
  };

  private tryNext(): void {
    const [step, ...others] = this.pending;
    this.pending = others;
    if (!step) return;
    step();
    this.renderedAnewAt = performance.now();
    this.setState(({ attempt }) => ({ broken: false, attempt: attempt + 1 }));
  }

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
