let renderedPath = typeof window === "undefined" ? "" : window.location.pathname;

/**
 * Whether the rendered page is that of a URL. While Back loads a page, the URL is already that of the new
 * page.
 */
export const isRendered = ({ pathname }: URL | Location): boolean => pathname === renderedPath;

/** The URL of the rendered page, without query and fragment. */
export const renderedUrl = (): string => window.location.origin + renderedPath;

/** Call it when the page of a URL has rendered. */
export function markRendered({ pathname }: { pathname: string }): void {
  renderedPath = pathname;
}
