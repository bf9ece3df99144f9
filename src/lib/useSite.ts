import { graphql, useStaticQuery } from "gatsby";

/**
 * Returns what every page needs: the lender's data, the site's links and labels, and the table for
 * prefetching. It is the site's only static query, so that navigation never waits for another one.
 * @throws Error when the content has none, which the content check rules out
 */
export function useSite() {
  const { lender, navigation, labels, products, templatesByPath } =
    useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      lender {
        ...LenderFields
        ...OpeningPictures
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
  if (!lender || !navigation || !labels)
    throw new Error("content/site.yaml, navigation.yaml or labels.yaml is missing.");
  return {
    lender,
    navigation,
    labels,
    products: products.nodes,
    templatesByPath: templatesByPath as Record<string, string>,
  };
}
