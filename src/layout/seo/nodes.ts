import { OWN_CURRENCY } from "../../lending/money";
import { locale } from "../../lib/lender";
import { plainText } from "../../lib/plainText";
import { type GraphNode, officeProperties, reference } from "./structuredData";

type Lender = Pick<
  Queries.LenderFieldsFragment,
  "name" | "offices" | "phone" | "territory" | "url"
>;

/** The possible subjects of pages, and the page data that each needs. */
export interface Subjects {
  none: unknown;
  offices: { path: string };
  article: Queries.EducationArticleFieldsFragment;
  person: Queries.LeaderPageFieldsFragment;
  questions: {
    path: string;
    tabs: readonly Pick<Queries.FaqTabFieldsFragment, "questions">[];
  };
  loan: {
    path: string;
    card: Pick<Queries.ProductCardFieldsFragment, "title" | "description" | "comingSoon">;
    ratePlan: Pick<Queries.RatePlanFieldsFragment, "amountRange" | "termRange"> | null;
  };
}

type Nodes = {
  [Name in keyof Subjects]: (lender: Lender, page: Subjects[Name]) => GraphNode | undefined;
};

const organizationOf = ({ url }: Lender) => reference(`${url}/#organization`);

/** Returns an object with the picture's URL, or undefined if there is no picture. */
const imageOf = ({ url }: Lender, picture: Subjects["article" | "person"]["picture"]) => {
  const image = picture?.src.gatsbyImageData?.images.fallback?.src;
  return image && { image: `${url}${image}` };
};

/** For each subject, returns its structured data. */
export const nodes: Nodes = {
  none: () => undefined,

  /** The main office is the organization's own, so one office needs no list. */
  offices({ name, url, phone, offices: [, ...others] }, { path }) {
    return others.length === 0
      ? undefined
      : {
          "@type": "ItemList",
          "@id": `${url}${path}#offices`,
          itemListElement: [
            reference(`${url}/#organization`),
            ...others.map((office, index) => ({
              "@type": "FinancialService" as const,
              "@id": `${url}${path}#office-${index + 2}`,
              name: `${name}, ${office.name ?? office.city}`,
              url: `${url}${path}#offices`,
              telephone: office.phone?.display ?? phone.display,
              parentOrganization: reference(`${url}/#organization`),
              ...officeProperties(office),
            })),
          ],
        };
  },

  article: (lender, article) => ({
    "@type": "Article",
    "@id": `${lender.url}${article.path}#article`,
    headline: article.intro.title,
    description: article.seo.description,
    ...imageOf(lender, article.picture),
    datePublished: article.published,
    dateModified: article.published,
    author: organizationOf(lender),
    publisher: organizationOf(lender),
    mainEntityOfPage: reference(`${lender.url}${article.path}#page`),
    inLanguage: locale,
  }),

  person: (lender, { path, name, role, tagline, education, picture, social }) => ({
    "@type": "Person",
    "@id": `${lender.url}${path}#person`,
    url: `${lender.url}${path}`,
    name,
    jobTitle: role,
    description: tagline,
    email: social.email,
    sameAs: social.linkedin ? [social.linkedin] : [],
    worksFor: organizationOf(lender),
    hasCredential: (education ?? []).map(({ award, institution }) => ({
      "@type": "EducationalOccupationalCredential",
      name: award,
      recognizedBy: { "@type": "Organization", name: institution },
    })),
    ...imageOf(lender, picture),
  }),

  /** Each answer must have exactly the same text as on the page. */
  questions: ({ url }, { path, tabs }) => ({
    "@type": "FAQPage",
    "@id": `${url}${path}#questions`,
    inLanguage: locale,
    mainEntity: tabs
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        "@type": "Question",
        "@id": `${url}${path}#${id}`,
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
  }),

  /** There is no annual percentage rate, because search engines would show the flat monthly rate as one. */
  /** A product that is not available yet is no loan. */
  loan(lender, { path, card, ratePlan }) {
    if (card.comingSoon || !ratePlan) return undefined;
    const { amountRange, termRange } = ratePlan;
    return {
      "@type": "LoanOrCredit",
      "@id": `${lender.url}${path}#loan`,
      name: card.title,
      description: card.description,
      url: `${lender.url}${path}`,
      provider: organizationOf(lender),
      areaServed: lender.territory,
      currency: OWN_CURRENCY.code,
      amount: {
        "@type": "MonetaryAmount",
        currency: OWN_CURRENCY.code,
        minValue: amountRange.minimum,
        maxValue: amountRange.maximum,
      },
      feesAndCommissionsSpecification: `${lender.url}/prices.json`,
      loanTerm: {
        "@type": "QuantitativeValue",
        minValue: termRange.minimum,
        maxValue: termRange.maximum,
        unitCode: "MON",
      },
    };
  },
};
