import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page shows or needs beside its own content: the lender's data, the site's links, and
 * the table for prefetching. It is the site's only static query, so that a link's page never waits
 * for another one.
 * @throws Error when the content has none, which the content check rules out
 */
export function useLender() {
  const { lender, navigation, templatesByPath } = useStaticQuery<Queries.LenderDataQuery>(graphql`
    query LenderData {
      lender {
        ...LenderIdentity
        ...OpeningPictures
      }
      navigation {
        ...SiteNavigation
      }
      templatesByPath
    }
  `);
  if (!lender || !navigation)
    throw new Error("content/site.yaml or content/navigation.yaml is missing.");
  return { lender, navigation, templatesByPath: templatesByPath as Record<string, string> };
}
