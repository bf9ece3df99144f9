import type { Thing, WithContext } from "schema-dts";

/** One entity of a page's graph, in schema.org's vocabulary. */
export type GraphNode = Exclude<Thing, string>;

/** A reference to another entity of the graph. */
export const reference = (id: string) => ({ "@id": id });

/** The type that schema.org has for a page. */
export type PageType = "WebPage" | "AboutPage" | "ProfilePage";

interface PageGraph {
  "@context": WithContext<Thing>["@context"];
  "@graph": GraphNode[];
}

/** Returns a page's absolute URL; the home page's ends in a slash. */
export const pageUrl = (site: string, path: string) =>
  path === "/" ? `${site}/` : `${site}${path}`;

/**
 * Returns a page's structured data: the lender, the site, the page with its breadcrumbs, and what
 * the page is about.
 */
export function pageGraph(
  lender: Queries.LenderIdentityFragment,
  page: Queries.PageSeoFragment,
  about: readonly GraphNode[],
  type: PageType = "WebPage",
): PageGraph {
  const site = lender.url;
  const url = pageUrl(site, page.path);
  // Search engines take the person of a profile page from mainEntity only.
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
      ...siteNodes(lender),
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

/** Returns the lender and the website, which are the same on every page. */
function siteNodes(lender: Queries.LenderIdentityFragment): GraphNode[] {
  const { url, address } = lender;
  return [
    {
      "@type": "FinancialService",
      "@id": `${url}/#organization`,
      name: lender.name,
      legalName: lender.company,
      slogan: lender.tagline,
      description: lender.purpose,
      url: `${url}/`,
      logo: `${url}/icons/icon-512.png`,
      image: `${url}/share/home.jpg`,
      email: lender.email,
      telephone: lender.phone.url.replace("tel:", ""),
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        addressCountry: address.countryCode,
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:00",
        closes: "16:00",
      },
      areaServed: "Trinidad and Tobago",
      currenciesAccepted: "TTD",
      sameAs: lender.socials.map((social) => social.url),
    },
    {
      "@type": "WebSite",
      "@id": `${url}/#website`,
      url: `${url}/`,
      name: lender.name,
      inLanguage: "en-TT",
      publisher: { "@id": `${url}/#organization` },
    },
  ];
}

/** Returns "Resources" for `/resources`. */
const parentName = (path: string) => {
  const words = path.slice(1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const idOf = (node: GraphNode) =>
  "@id" in node && typeof node["@id"] === "string" ? [reference(node["@id"])] : [];
