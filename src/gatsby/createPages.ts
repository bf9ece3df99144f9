import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { neighboursOf } from "./neighboursOf";

interface PagesAndRedirects {
  allContentPage: { nodes: { id: string; path: string; internal: { type: string } }[] };
  allEducationArticle: { nodes: { id: string }[] };
  redirects: { redirects: { from: string; to: string }[] };
}

/**
 * One page for every page file, with its kind's template; and the redirects. All in an order that
 * does not depend on which file was read first, so that the same content makes the same files.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PagesAndRedirects>(`
    query PagesAndRedirects {
      allContentPage(sort: { path: ASC }) {
        nodes {
          id
          path
          internal {
            type
          }
        }
      }
      allEducationArticle(sort: [{ order: ASC }, { path: ASC }]) {
        nodes {
          id
        }
      }
      redirects {
        redirects {
          from
          to
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages could not be listed.", errors);

  const neighbours = neighboursOf(data.allEducationArticle.nodes.map(({ id }) => id));
  for (const { id, path, internal } of data.allContentPage.nodes) {
    const component = resolve(`src/templates/${internal.type}.tsx`);
    if (!existsSync(component))
      reporter.panic(`The page ${path} needs the template src/templates/${internal.type}.tsx.`);
    actions.createPage({ path, component, context: { id, ...neighbours.get(id) } });
  }
  // For those who build the site; the visitors' build has no such page.
  if (process.env.NODE_ENV === "development")
    actions.createPage({
      path: "/dev/sections",
      component: resolve("src/dev/SectionsPage.tsx"),
    });
  for (const { from, to } of data.redirects.redirects)
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
};
