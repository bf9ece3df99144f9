import styled from "@emotion/styled";
import { Fragment, useMemo } from "react";
import { Disclosure } from "../../components/Disclosure";
import { FigureTable } from "../../components/FigureTable";
import { RichText } from "../../components/RichText";
import { Answers } from "../../components/Tool/ToolFrame";
import { Small } from "../../components/Type";
import { productChoices } from "../../features/calculator/productChoices";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { fitGrid, unseen } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface CalculatorAnswersProps {
  content: Pick<
    Queries.CalculatorPageFieldsFragment,
    "method" | "explanation" | "typical" | "cannotPay"
  >;
  products: readonly Queries.PricedProductFragment[];
}

/** Answers that do not depend on the input: the method, typical costs, and what to do if you cannot pay. */
export function CalculatorAnswers({ content, ...props }: CalculatorAnswersProps) {
  const { method, explanation, typical, cannotPay } = content;
  const products = useMemo(() => productChoices(props.products), [props.products]);
  return (
    <Answers className="screen-only">
      <Disclosure title={method.title} answer={method.answer} id="method">
        <AnswerColumns>
          {explanation.map(({ title, body }) => (
            <div key={title}>
              <h4>{title}</h4>
              <RichText html={body} />
            </div>
          ))}
        </AnswerColumns>
        {products.map(({ plan, name, title }) => (
          <Fragment key={name ?? ""}>
            <Small as="p">
              {title && `${title}: `}
              {fillTemplate(method.since, { since: formatDate(plan.since) })}
            </Small>
            {plan.former && <FormerPrices texts={method.former} former={plan.former} />}
          </Fragment>
        ))}
      </Disclosure>
      {products.slice(0, 1).map(({ plan, title }) => (
        <Disclosure
          key={typical.title}
          title={typical.title}
          answer={[title, typical.answer].filter(Boolean).join(": ")}
          id="typical"
        >
          <TypicalFigures content={typical} caption={title ?? typical.title} plan={plan} />
        </Disclosure>
      ))}
      <CannotPay id="if-you-cannot-pay">
        {cannotPay.text} <a href={cannotPay.action.to}>{cannotPay.action.label}</a>
      </CannotPay>
    </Answers>
  );
}

interface FormerPricesProps {
  texts: Queries.FormerLabelsFieldsFragment;
  former: readonly Queries.FormerPricesFieldsFragment[];
}

/** Lists the rates that applied before, by period and term. */
const FormerPrices = ({ texts, former }: FormerPricesProps) => (
  <FigureTable
    caption={texts.title}
    showsCaption
    narrow="scroll"
    corner={texts.periods}
    columns={[texts.terms, texts.rate]}
    rows={former.flatMap(({ since, until, interest, rateBands }) =>
      rateBands.map(({ upToMonths, monthlyRatePercent }, index) => ({
        key: `${since}-${index}`,
        heading: fillTemplate(texts.period, { since: formatDate(since), until: formatDate(until) }),
        cells: [
          upToMonths
            ? fillTemplate(texts.upTo, { months: upToMonths })
            : texts[index === 0 ? "everyTerm" : "longer"],
          fillTemplate(interest === "reducing" ? texts.reducing : texts.flat, {
            rate: `${monthlyRatePercent}%`,
          }),
        ],
      })),
    )}
  />
);

const AnswerColumns = styled.div`
  ${fitGrid("20rem", `${space[8]} ${space[12]}`)}
  margin-bottom: ${space[8]};
  & h4 {
    margin-bottom: ${space[2]};
  }
`;

const CannotPay = styled.p`
  padding-block: ${space[5]};
  border-top: 1px solid ${color.line};
  scroll-margin-top: 8rem;
`;

interface TypicalFiguresProps {
  /** The product's title if there are several. */
  caption: string;
  content: Queries.TypicalHeadingFieldsFragment;
  plan: RatePlan;
}

/** Lists the costs of typical loans in a table that works without JavaScript. */
function TypicalFigures({ content, caption, plan }: TypicalFiguresProps) {
  const { lead, amounts, terms } = content;
  const currency = currencyOf(plan.currencies[0]);
  const money = (cents: bigint) => <bdi translate="no">{formatMoney(cents, currency)}</bdi>;
  return (
    <>
      <p>{lead}</p>
      <Figures
        caption={caption}
        showsCaption={caption !== content.title}
        narrow="scroll"
        corner={content.amount}
        columns={terms.map((term) => {
          const months = fillTemplate(content.months, { months: term });
          const heading = (
            <>
              <span>{content.over} </span>
              {months}
            </>
          );
          return { label: months, heading };
        })}
        rows={amounts.map((amount) => ({
          key: amount,
          heading: money(centsOf(amount)),
          cells: terms.map((term) => {
            const { payment, cost } = loanFigures(plan, centsOf(amount), term);
            return (
              <Fragment key={term}>
                {money(payment)}
                <span> {content.payment} </span>
                <small>
                  {money(cost)}
                  <span> {plan.fees ? content.cost : content.interest}</span>
                </small>
              </Fragment>
            );
          }),
        }))}
      />
    </>
  );
}

/** Fits all columns on the narrowest phones by hiding text that the headings and the lead also contain. */
const Figures = styled(FigureTable)`
  margin-block: ${space[4]};
  & td {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.textMuted};
  }
  @container (14em < width < 50em) {
    & span {
      ${unseen}
    }
  }
`;
