let renderedPath = typeof window === "undefined" ? "" : window.location.pathname;

/**
 * Whether the rendered page belongs to a URL. When the visitor goes back, the browser's URL changes before
 * the new page has rendered.
 */
export const isRendered = ({ pathname }: URL | Location): boolean => pathname === renderedPath;

/** The URL of the rendered page, without its query and fragment. */
export const renderedUrl = (): string => window.location.origin + renderedPath;

/** Records which page is rendered. Call this when the page at a URL has rendered. */
export function markRendered({ pathname }: { pathname: string }): void {
  renderedPath = pathname;
}
