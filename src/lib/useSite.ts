import { graphql, useStaticQuery } from "gatsby";
import { required } from "./required";

/**
 * Returns what every page needs: the lender's data, the site's links and labels, and the table for
 * prefetching. It is the site's only static query, so that navigation never waits for another one.
 * @throws Error when the content has none, which the content check rules out
 */
export function useSite() {
  const data = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      lender {
        ...LenderFields
        pictures {
          wide: headerBackground {
            ...BackgroundPicture
          }
          narrow: headerBackground {
            ...BackgroundUprightPicture
          }
        }
      }
      navigation {
        ...NavigationFields
      }
      labels {
        ...LabelsFields
      }
      products: allProductPage {
        nodes {
          path
          card {
            badge
          }
        }
      }
      templatesByPath
    }
  `);
  return {
    lender: required(data.lender),
    navigation: required(data.navigation),
    labels: required(data.labels),
    products: data.products.nodes,
    templatesByPath: data.templatesByPath as Record<string, string>,
  };
}
