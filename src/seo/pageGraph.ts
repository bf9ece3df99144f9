import { siteGraph } from "./siteGraph";
import { type GraphNode, type PageGraph, reference } from "./structuredData";

/** What a page is, in schema.org's words. */
export type PageType = "WebPage" | "AboutPage" | "ProfilePage";

/**
 * A page's linked data: the lender, the site, the page with its place on the site, and what the
 * page is about.
 */
export function pageGraph(
  lender: Queries.LenderIdentityFragment,
  page: Queries.PageSeoFragment,
  about: readonly GraphNode[],
  type: PageType = "WebPage",
): PageGraph {
  const site = lender.url;
  const url = page.path === "/" ? `${site}/` : `${site}${page.path}`;
  // Search engines read whose profile it is from this property alone.
  const subject = type === "ProfilePage" ? "mainEntity" : "about";
  const trail = [
    { name: "Home", item: `${site}/` },
    ...(page.parentPath
      ? [{ name: parentName(page.parentPath), item: `${site}${page.parentPath}` }]
      : []),
    { name: page.label, item: url },
  ];
  const breadcrumbs: GraphNode[] =
    page.path === "/"
      ? []
      : [
          {
            "@type": "BreadcrumbList",
            "@id": `${url}#breadcrumbs`,
            itemListElement: trail.map(({ name, item }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              item,
            })),
          },
        ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...siteGraph(lender),
      {
        "@type": type,
        "@id": `${url}#page`,
        url,
        name: page.seo.title,
        description: page.seo.description,
        inLanguage: "en-TT",
        isPartOf: reference(`${site}/#website`),
        ...(breadcrumbs.length && { breadcrumb: reference(`${url}#breadcrumbs`) }),
        ...(about.length && { [subject]: about.flatMap((node) => idOf(node)) }),
      },
      ...breadcrumbs,
      ...about,
    ],
  };
}

/** `/resources` as Resources. */
const parentName = (path: string) => {
  const words = path.slice(1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const idOf = (node: GraphNode) =>
  "@id" in node && typeof node["@id"] === "string" ? [reference(node["@id"])] : [];
