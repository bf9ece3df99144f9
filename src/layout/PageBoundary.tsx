import styled from "@emotion/styled";
import { Component, type ReactNode } from "react";
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

/**
 * Catches errors of the page, so that header and footer remain. React requires a class for this. Each page and
 * the error message has its own `<main>`: React then removes one element that always exists, even if a browser
 * extension has removed parts of the page.
 */
export class PageBoundary extends Component<PageBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    if (document.activeElement === document.body)
      moveFocus(document.querySelector<HTMLElement>("main h1"));
  }

  override render(): ReactNode {
    const { isBroken } = this.state;
    return (
      <main id="main" key={String(isBroken)}>
        {isBroken ? <BrokenPage messages={this.props.messages} /> : this.props.children}
      </main>
    );
  }
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

/** Reports that the page failed, and offers to reload it or to go to the home page. */
function BrokenPage({ messages }: Pick<PageBoundaryProps, "messages">) {
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
