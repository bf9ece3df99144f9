import { readContent } from "./readContent";

/** Replaces `gatsby` in Jest: navigation is mocked, and `graphql` returns nothing. */
export const navigate = jest.fn();
export const graphql = () => null;

/** The result of the site's only static query, in `useSite`, with the real content. It is read only once. */
let site: object | undefined;

export function useStaticQuery() {
  site ??= {
    lender: readContent("site.yaml"),
    navigation: readContent("navigation.yaml"),
    products: { nodes: [] },
    translated: { nodes: [] },
    pages: { nodes: [] },
  };
  return site;
}
