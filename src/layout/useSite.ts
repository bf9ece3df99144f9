import { graphql, useStaticQuery } from "gatsby";

/**
 * Returns the lender's data, the site's links, and the table for prefetching, which every page needs.
 * It is the site's only static query, so that navigation never waits for another one.
 * @throws Error when the content has none, which the content check rules out
 */
export function useSite() {
  const { lender, navigation, templatesByPath } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
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
