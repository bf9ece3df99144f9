import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface PagesAndRedirects {
  allContentPage: { nodes: { id: string; path: string; internal: { type: string } }[] };
  redirects: { redirects: { from: string; to: string }[] };
}

/** One page for every page file, with its kind's template; and the redirects. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PagesAndRedirects>(`
    query PagesAndRedirects {
      allContentPage {
        nodes {
          id
          path
          internal {
            type
          }
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

  for (const { id, path, internal } of data.allContentPage.nodes) {
    const component = resolve(`src/templates/${internal.type}.tsx`);
    if (!existsSync(component))
      reporter.panic(`The page ${path} needs the template src/templates/${internal.type}.tsx.`);
    actions.createPage({ path, component, context: { id } });
  }
  for (const { from, to } of data.redirects.redirects)
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    });
};
