import type { ComponentProps } from "react";

/** What Gatsby and its plugins need of gatsby-link; the site's own links are plain ones. */
export const navigate = (to: string, options?: object) => window.___navigate(to, options);

/** The site stands at the root of its host. */
export const withPrefix = (path: string) => path;

export const withAssetPrefix = withPrefix;

/** A plain link, which gatsby-plugin-catch-links looks after. */
export const Link = ({ to, ...others }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...others} />
);

/** An address from the root of the site, in its parts. */
export function parsePath(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash };
}
