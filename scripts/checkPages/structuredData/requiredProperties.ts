/**
 * The properties that Google's documentation of structured data requires of the site's types, as far
 * as the validator does not know them.
 */
export const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  FinancialService: ["name", "address", "url", "telephone"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  ProfilePage: ["mainEntity"],
  Person: ["name"],
  // Google requires nothing of articles; these identify one.
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
 * Search engines would show a monthly rate, or twelve times one, in these as an annual percentage
 * rate. The pages state their rates as text, with the loan that they belong to.
 */
export const FORBIDDEN_PROPERTIES: readonly string[] = ["annualPercentageRate", "interestRate"];
