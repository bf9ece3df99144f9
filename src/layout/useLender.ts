import { graphql, useStaticQuery } from "gatsby";

interface LenderAndNavigation {
  lender: Queries.LenderIdentityFragment;
  navigation: Queries.SiteNavigationFragment;
}

/**
 * The lender's own data and the site's links, the same on every page.
 * @throws Error when the content has none, which the content check rules out
 */
export function useLender(): LenderAndNavigation {
  const { lender, navigation } = useStaticQuery<Queries.LenderDataQuery>(graphql`
    query LenderData {
      lender {
        ...LenderIdentity
      }
      navigation {
        ...SiteNavigation
      }
    }
  `);
  if (!lender || !navigation)
    throw new Error("content/site.yaml or content/navigation.yaml is missing.");
  return { lender, navigation };
}
