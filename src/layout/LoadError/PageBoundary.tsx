import { Component, type ErrorInfo, type ReactNode } from "react";

interface PageBoundaryProps {
  /** What is shown in the place of a page that throws. */
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  broken: boolean;
}

/** Keeps header and footer where a page throws. React still wants a class for this. */
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
