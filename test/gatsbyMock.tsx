/** Stands in for `gatsby` in Jest: navigation is recorded, queries are inert tags. */
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
