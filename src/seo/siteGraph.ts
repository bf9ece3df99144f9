import type { GraphNode } from "./structuredData";

/** The lender and its site, the same on every page. */
export function siteGraph(lender: Queries.LenderIdentityFragment): GraphNode[] {
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
