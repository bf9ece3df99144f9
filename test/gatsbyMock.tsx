/** Replaces `gatsby` in Jest: functions are mocks, and `graphql` returns nothing. */
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
