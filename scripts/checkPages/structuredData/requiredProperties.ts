/**
 * What Google's documentation of structured data requires of the types that the site uses, where
 * the validator does not know them. A path leads into what a property holds.
 */
export const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  FinancialService: ["name", "address", "url", "telephone"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  ProfilePage: ["mainEntity"],
  Person: ["name"],
  // Google requires nothing of articles; these make one recognisable.
  Article: ["headline"],
  NewsArticle: ["headline", "datePublished"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  PostalAddress: ["addressLocality", "addressCountry"],
  LoanOrCredit: ["name", "currency", "loanTerm"],
  WebApplication: ["name", "applicationCategory", "operatingSystem"],
};

/**
 * A rate a month, or twelve times one, in these would be shown as an annual percentage rate. The
 * pages state theirs in words, with the loan that they belong to.
 */
export const FORBIDDEN_PROPERTIES: readonly string[] = ["annualPercentageRate", "interestRate"];
