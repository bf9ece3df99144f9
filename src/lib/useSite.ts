import { graphql, useStaticQuery } from "gatsby";
import type { QueryData } from "./queryData";

/**
 * Returns what every page needs: the lender's data, the site's links and labels, and the table for
 * prefetching. It is the only static query of most pages, so that navigation never waits for another one.
 */
export function useSite() {
  const data = useStaticQuery<QueryData<Queries.SiteDataQuery>>(graphql`
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
      placesByTemplate
    }
  `);
  return {
    ...data,
    products: data.products.nodes,
    placesByTemplate: data.placesByTemplate as Record<string, string[]>,
  };
}
