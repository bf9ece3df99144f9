import { OWN_CURRENCY } from "../lending/money";
import { type GraphNode, reference } from "./structuredData";

type Product = Pick<Queries.ProductPageFieldsFragment, "path" | "offer"> & {
  card: Pick<Queries.ProductCardFieldsFragment, "title" | "description">;
};

/**
 * Returns a loan product as structured data: amounts, terms and lender. It has no annual percentage
 * rate, because search engines would show the flat monthly rate as one.
 * @param lender the site's public URL, without a slash at its end, and where the lender lends
 */
export function loanNode(
  { url: site, territory }: Pick<Queries.LenderFieldsFragment, "url" | "territory">,
  product: Product,
): GraphNode {
  const { path, card, offer } = product;
  const { minimumAmount, maximumAmount, minimumTermMonths, maximumTermMonths } = offer;
  return {
    "@type": "LoanOrCredit",
    "@id": `${site}${path}#loan`,
    name: card.title,
    description: card.description,
    url: `${site}${path}`,
    provider: reference(`${site}/#organization`),
    areaServed: territory,
    currency: OWN_CURRENCY.code,
    ...((minimumAmount ?? maximumAmount) && {
      amount: {
        "@type": "MonetaryAmount",
        currency: OWN_CURRENCY.code,
        ...(minimumAmount && { minValue: minimumAmount }),
        ...(maximumAmount && { maxValue: maximumAmount }),
      },
    }),
    loanTerm: {
      "@type": "QuantitativeValue",
      minValue: minimumTermMonths,
      maxValue: maximumTermMonths,
      unitCode: "MON",
    },
  };
}
