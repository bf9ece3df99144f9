let renderedPath = typeof window === "undefined" ? "" : window.location.pathname;

/** Whether the page at a URL is the rendered one. On Back, the URL changes before the page is rendered. */
export const isRendered = ({ pathname }: URL | Location): boolean => pathname === renderedPath;

export const renderedUrl = (): string => window.location.origin + renderedPath;

/** Records that the page at a URL has been rendered. */
export function markRendered({ pathname }: { pathname: string }): void {
  renderedPath = pathname;
}
