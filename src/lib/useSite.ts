import { graphql, useStaticQuery } from "gatsby";
import type { QueryData } from "./queryData";

/**
 * Returns the data that every page needs: the lender, the site's links and labels, and the table for
 * prefetching. Most pages have no other static query, so navigation does not wait for one.
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
