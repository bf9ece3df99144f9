import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { createdNodes, deleteNodesOfDeletedFiles } from "./content";

interface PagesAndRedirects {
  allContentPage: { nodes: { id: string; path: string; internal: { type: string } }[] };
  allEducationArticle: { nodes: { id: string }[] };
  redirects: { redirects: { from: string; to: string }[] } | null;
}

/**
 * Creates the pages and redirects, again while content is created meanwhile: Gatsby's development
 * server applies changes at once while it creates pages, without creating pages after them.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  let queried: number;
  do {
    queried = createdNodes;
    await createPagesOfContent(api);
  } while (queried !== createdNodes);
};

/**
 * Creates a page for every page file, with its kind's template, and the redirects. The order does not
 * depend on which file was read first, so that the same content gives the same files.
 */
async function createPagesOfContent(api: CreatePagesArgs): Promise<void> {
  deleteNodesOfDeletedFiles(api);
  const { actions, graphql, reporter } = api;
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
  for (const { from, to } of data.redirects?.redirects ?? [])
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      // As on the CDN: a redirect over the HTML of the 404 page would throw in hydration.
      ignoreCase: false,
      redirectInBrowser: true,
    });
}

interface Neighbours {
  /** An id; empty when there is none. */
  previous: string;
  next: string;
}

/**
 * Returns the ids before and after each id of a list; the first follows the last. They are part of a
 * page's context, because a page that queries all pages of its kind costs more with each of them.
 */
export function neighboursOf(ids: readonly string[]): Map<string, Neighbours> {
  const other = (id: string | undefined, than: string) => (id === than || !id ? "" : id);
  return new Map(
    ids.map((id, index) => {
      const previous = other(ids.at(index - 1), id);
      const next = other(ids[(index + 1) % ids.length], id);
      return [id, { previous, next: next === previous ? "" : next }];
    }),
  );
}
