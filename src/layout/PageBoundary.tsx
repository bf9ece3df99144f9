import { Component, type ReactNode } from "react";
import { ActionRow, Button, ButtonLink } from "../components/Button";
import { Container } from "../components/Section";
import { Lead } from "../components/Type";
import { moveFocus } from "../lib/moveFocus";
import { useSite } from "../lib/useSite";
import { Announcement } from "./Announcement";

interface PageBoundaryProps {
  /** The page's language, if it is not the site's. */
  language?: string | null | undefined;
  children: ReactNode;
}

/**
 * Catches errors in the page, so that the header and footer remain. React requires a class for this. Each
 * page and the error message have their own `<main>`, so that React removes a single element that always
 * exists, even if a browser extension has removed parts of the page.
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
    const { children, language } = this.props;
    return (
      <main id="main" key={String(isBroken)} lang={(!isBroken && language) || undefined}>
        <Announcement />
        {isBroken ? <BrokenPage /> : children}
      </main>
    );
  }
}

/** Tells the visitor that the page failed, and offers to reload it or to go to the home page. */
function BrokenPage() {
  const { title, lead, reload, home } = useSite().lender.loading;
  return (
    <div className="opening" data-tone="dark">
      <Container>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <ActionRow>
          <Button type="button" data-variant="secondary" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <ButtonLink to="/">{home}</ButtonLink>
        </ActionRow>
      </Container>
    </div>
  );
}
