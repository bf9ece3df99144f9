import type { GatsbyBrowser } from "gatsby";

/** Every route change starts at the top, Back included; a link with an anchor starts at its place. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
}) => {
  if (prevRouterProps?.location.pathname === location.pathname) return false;
  return location.hash ? decodeURIComponent(location.hash.slice(1)) : [0, 0];
};
