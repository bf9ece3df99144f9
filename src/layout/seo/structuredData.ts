import type { Thing, WithContext } from "schema-dts";
import { OWN_CURRENCY } from "../../lending/money";
import { locale } from "../../lib/lender";
import { clockTime, daysOf } from "../../lib/openingHours";

/** An entity in the page's graph, in schema.org's vocabulary. */
export type GraphNode = Exclude<Thing, string>;

export const reference = (id: string) => ({ "@id": id });

export type PageType = "WebPage" | "AboutPage" | "ProfilePage";

/** Returns a page's absolute URL. Only the home page's URL ends with a slash. */
export const pageUrl = (site: string, path: string) =>
  path === "/" ? `${site}/` : `${site}${path}`;

/** Returns a page's structured data: the lender, the site, the page with its breadcrumbs, and its subject. */
export function pageGraph(
  lender: Queries.LenderFieldsFragment,
  page: Queries.ContentPageFieldsFragment,
  about?: GraphNode,
  type: PageType = "WebPage",
  language?: string | null,
): { "@context": WithContext<Thing>["@context"]; "@graph": GraphNode[] } {
  const site = lender.url;
  const url = pageUrl(site, page.path);
  // For a profile page, search engines only recognize the person in mainEntity.
  const subject = type === "ProfilePage" ? "mainEntity" : "about";
  const trail = [
    { name: lender.name, item: `${site}/` },
    ...(page.parentPage
      ? [{ name: page.parentPage.label, item: `${site}${page.parentPage.path}` }]
      : []),
    { name: page.label, item: url },
  ];
  const breadcrumbs: GraphNode = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: trail.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
  const isHome = page.path === "/";
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
        inLanguage: language ?? locale,
        isPartOf: reference(`${site}/#website`),
        ...(!isHome && { breadcrumb: reference(`${url}#breadcrumbs`) }),
        ...(about && "@id" in about && { [subject]: reference(String(about["@id"])) }),
      },
      ...(isHome ? [] : [breadcrumbs]),
      ...(about ? [about] : []),
    ],
  };
}

/** Returns the entities for the lender and the website, which are the same on every page. */
function siteNodes(lender: Queries.LenderFieldsFragment): GraphNode[] {
  const { url, messaging, offices } = lender;
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
      telephone: lender.phone.display,
      ...(messaging && {
        contactPoint: {
          "@type": "ContactPoint" as const,
          contactType: "customer support",
          name: messaging.name,
          description: messaging.note,
          telephone: messaging.display,
          url: messaging.url,
        },
      }),
      ...(offices[0] && officeProperties(offices[0])),
      areaServed: lender.territory,
      currenciesAccepted: OWN_CURRENCY.code,
      ...(lender.socials.length > 0 && { sameAs: lender.socials.map(({ url: page }) => page) }),
    },
    {
      "@type": "WebSite",
      "@id": `${url}/#website`,
      url: `${url}/`,
      name: lender.name,
      inLanguage: locale,
      publisher: { "@id": `${url}/#organization` },
    },
  ];
}

/** Returns an office's address and opening hours, in schema.org's vocabulary. */
export const officeProperties = (office: Queries.OfficeFieldsFragment) => ({
  address: {
    "@type": "PostalAddress" as const,
    streetAddress: office.street,
    addressLocality: office.city,
    addressCountry: office.countryCode,
  },
  openingHoursSpecification: office.hours.map((row) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: daysOf(row),
    opens: clockTime(row.opens),
    closes: clockTime(row.closes),
  })),
});
