import { readContent } from "./readContent";

/** Replaces `gatsby` in Jest: navigation is mocked, and `graphql` returns nothing. */
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const graphql = () => null;
export const withPrefix = (path: string) => path;

/** Returns the real content of the site's only static query, that of `useSite`. */
export const useStaticQuery = () => ({
  lender: readContent("site.yaml"),
  navigation: readContent("navigation.yaml"),
  labels: readContent("labels.yaml"),
  templatesByPath: {},
});
