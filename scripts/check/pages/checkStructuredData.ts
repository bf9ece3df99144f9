import type { BuiltPage } from "./builtPages";

type Thing = Record<string, unknown>;

/**
 * The properties that each type must have, including all that Google's structured data documentation
 * requires.
 */
const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  FinancialService: ["name", "address", "url", "telephone"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  ProfilePage: ["mainEntity"],
  Person: ["name"],
  // Google requires no properties of articles, but the headline identifies them.
  Article: ["headline"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  PostalAddress: ["addressLocality", "addressCountry"],
  LoanOrCredit: ["name", "currency", "loanTerm"],
};

/**
 * Properties that search engines present as annual percentage rates. A monthly rate is not one, even times
 * twelve, so the pages state their rates as text next to the loan.
 */
const FORBIDDEN_PROPERTIES = ["annualPercentageRate", "interestRate"];

/**
 * Returns the errors in the pages' structured data: invalid JSON, missing properties, broken references, and
 * rates that could be mistaken for annual percentage rates. TypeScript covers unknown types and properties.
 */
export const checkStructuredData = (pages: readonly BuiltPage[]): string[] =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.file}: structured data: ${fault}`));

function faultsOf({ document }: BuiltPage): string[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [`the page has ${scripts.length} JSON-LD scripts, not one`];
  try {
    const things: Thing[] = [];
    const graph = JSON.parse(scripts[0]?.rawText ?? "", (_, value) => {
      const isThing = typeof value === "object" && value && !Array.isArray(value);
      if (isThing && !("@context" in value)) things.push(value);
      return value;
    });
    const context = graph["@context"] === "https://schema.org";
    return [
      ...(context ? [] : ["its context is not schema.org"]),
      ...things.flatMap(propertyFaults),
      ...danglingReferences(things),
    ];
  } catch (error) {
    return [`cannot be parsed: ${error instanceof Error ? error.message : error}`];
  }
}

function propertyFaults(thing: Thing): string[] {
  const type = thing["@type"];
  if (type === undefined) return "@id" in thing ? [] : ["a thing has no @type"];
  const name = `${type}${thing["@id"] ? ` ${thing["@id"]}` : ""}`;
  const required = REQUIRED_PROPERTIES[String(type)] ?? [];
  const missing = required.filter((property) => String(thing[property] ?? "") === "");
  return [
    ...missing.map((property) => `${name} needs ${property}`),
    ...FORBIDDEN_PROPERTIES.filter((property) => property in thing).map(
      (property) => `${name} states ${property}, which would be shown as an annual percentage rate`,
    ),
  ];
}

function danglingReferences(things: readonly Thing[]): string[] {
  const isReference = (thing: Thing) => Object.keys(thing).join() === "@id";
  const defined = new Set(things.filter((thing) => !isReference(thing)).map((one) => one["@id"]));
  return things
    .filter((thing) => isReference(thing) && !defined.has(thing["@id"]))
    .map((thing) => `${thing["@id"]} is referenced and missing`);
}
