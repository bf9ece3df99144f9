import { graphql, useStaticQuery } from "gatsby";
import type { QueryData } from "./queryData";

/**
 * Returns the data that every page needs: the lender, the site's links, and the templates for prefetching. Most pages have no other static query, so navigation does not wait for one.
 */
export function useSite() {
  const data = useStaticQuery<QueryData<Queries.SiteDataQuery>>(graphql`
    query SiteData {
      lender {
        ...LenderFields
      }
      navigation {
        ...NavigationFields
      }
      products: allProductPage {
        nodes {
          path
          card {
            badge
          }
        }
      }
      # The pages in other languages.
      translated: allTextPage(filter: { language: { ne: null } }) {
        nodes {
          path
          language
        }
      }
      # Not the pages in folders, whose number grows with the content.
      pages: allSitePage(filter: { path: { regex: "/^.[^/]*$/" } }) {
        nodes {
          path
          componentChunkName
        }
      }
    }
  `);
  return {
    ...data,
    products: data.products.nodes,
    languages: new Map(data.translated.nodes.map(({ path, language }) => [path, language])),
    pages: data.pages.nodes,
  };
}
