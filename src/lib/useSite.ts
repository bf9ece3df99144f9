import { graphql, useStaticQuery } from "gatsby";
import type { Found } from "./found";

/**
 * Returns what every page needs: the lender's data, the site's links and labels, and the table for
 * prefetching. It is the site's only static query, so that navigation never waits for another one.
 */
export function useSite() {
  const data = useStaticQuery<Found<Queries.SiteDataQuery>>(graphql`
    query SiteData {
      lender {
        ...LenderFields
        pictures {
          headerBackground {
            ...BackgroundPicture
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
    ...data,
    products: data.products.nodes,
    templatesByPath: data.templatesByPath as Record<string, string>,
  };
}
