import type { ReactNode } from "react";

/**
 * Stands in for gatsby-react-router-scroll in the browser: `onRouteUpdate` decides where a page
 * starts, so nothing needs to be remembered at every scroll.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

export const useScrollRestoration = () => undefined;
