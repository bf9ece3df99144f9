let renderedPath = typeof window === "undefined" ? "" : window.location.pathname;

/** Tells whether a URL's page is the one that is rendered. While a page loads that Back leads to, the URL's is not. */
export const isRendered = ({ pathname }: URL | Location): boolean => pathname === renderedPath;

/** The address of the page that is rendered, without a query and a fragment. */
export const renderedUrl = (): string => window.location.origin + renderedPath;

/** Call it when the page of a URL has rendered. */
export function markRendered({ pathname }: { pathname: string }): void {
  renderedPath = pathname;
}
