let renderedPath = typeof window === "undefined" ? "" : window.location.pathname;

/** Whether the page at a URL is rendered: Back changes the URL before it renders the page. */
export const isRendered = ({ pathname }: URL | Location): boolean => pathname === renderedPath;

export const renderedUrl = (): string => window.location.origin + renderedPath;

/** Records which page is rendered. Call this when the page at a URL has rendered. */
export function markRendered({ pathname }: { pathname: string }): void {
  renderedPath = pathname;
}
