import { Lead } from "../../components/Type";
import { OWN_CURRENCY, shortAmount, withSymbol } from "../../lending/money";
import { outOfRange } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { symbolInTexts } from "../../lib/lender";
import { monthsText } from "../../lib/units";
import { useHydrated } from "../../lib/useHydrated";
import { useSite } from "../../lib/useSite";
import { withQuery } from "../../lib/withQuery";
import { productChoices } from "./productChoices";
import { linkedChoice, parseChoice } from "./state/loanChoice";

interface CarriedLoanProps {
  content: Queries.CarriedLoanFieldsFragment;
  products: readonly Queries.PricedProductFragment[];
  /** The query string of the page's URL. */
  query: string;
}

/** Names the loan that a calculator's link has carried to this page, if we lend it, and offers to ask about it. */
export function CarriedLoan({ content, query, ...props }: CarriedLoanProps) {
  const { lender } = useSite();
  const products = productChoices(props.products);
  // The prerendered page has no query.
  const choice = useHydrated() && linkedChoice(products, query);
  const { amount = 0n, termMonths = 0 } = parseChoice(query) ?? {};
  if (!choice || choice === "damaged") return null;
  const product = products.find(({ name }) => name === choice.product);
  const outside = product && outOfRange(product.plan, amount, termMonths);
  if (!outside || outside.amount || outside.term) return null;
  const symbol = choice.currency === OWN_CURRENCY.code ? symbolInTexts : `${choice.currency} `;
  const values = {
    amount: withSymbol(shortAmount(amount), { symbol }),
    months: monthsText(termMonths),
  };
  const message = fillTemplate(content.message, values);
  return (
    <Lead>
      {product.title && `${product.title}: `}
      <strong>{fillTemplate(content.text, values)}</strong>{" "}
      {lender.messaging && content.ask && (
        <a href={withQuery(lender.messaging.url, `text=${encodeURIComponent(message)}`)}>
          {content.ask}
        </a>
      )}
    </Lead>
  );
}
