import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { PlainTable, tableStyles } from "../../components/FigureTable";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Small } from "../../components/Type";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { readingMinutes } from "../../lib/plainText";
import { card } from "../../theme/parts";
import { contentWidth, space, token } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

interface ArticleTextProps {
  article: Queries.EducationArticleFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment;
  /** The rate plan for the loans that the article mentions. */
  plan: RatePlan;
}

export function ArticleText({ article, labels, plan }: ArticleTextProps) {
  const { published, picture, sections } = article;
  const minutes = readingMinutes(sections);
  return (
    <Article>
      <Chapters
        chapters={sections}
        head={
          <>
            <Picture
              picture={picture}
              sizes={`(min-width: 768px) 46rem, ${contentWidth}`}
              priority
            />
            <Small as="p">
              <time dateTime={published}>{formatDate(published)}</time>
              {" · "}
              {fillTemplate(labels.readingTime, { minutes })}
            </Small>
          </>
        }
        after={({ table, price, remember }) => (
          <>
            {table && <LoanTable table={table} labels={labels.table} plan={plan} />}
            {price && <LoanPrice figures={price.figures} />}
            {remember && (
              <Remember>
                <RichText html={remember} />
              </Remember>
            )}
          </>
        )}
      />
    </Article>
  );
}

const Article = styled.article`
  & picture img {
    aspect-ratio: 8 / 5;
    border-radius: ${token.radiusLarge};
    object-fit: cover;
  }
  & [data-narrow] {
    ${tableStyles}
  }
  & section > figure {
    margin-block: ${space[16]} ${space[12]};
  }
`;

const Remember = styled.div`
  margin-top: ${space[8]};
  ${card.tint}
`;

interface LoanTableProps {
  table: Queries.LoanTableFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment["table"];
  plan: RatePlan;
}

export function LoanTable({ table, labels, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0]);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const rows = table.loans.map(({ amount, termMonths }) => {
    const figures = loanFigures(plan, centsOf(amount), termMonths);
    return {
      key: `${amount} ${termMonths}`,
      heading: fillTemplate(labels.name, {
        amount: money(figures.quote.principal),
        months: termMonths,
      }),
      cells: [
        money(figures.payment),
        money(figures.interest),
        money(figures.repayment),
        formatAnnualRate(figures.annualRate.nominalPercent),
        formatAnnualRate(figures.annualRate.effectivePercent),
      ],
    };
  });
  return (
    <Frame>
      <PlainTable
        caption={table.caption}
        showsCaption
        narrow="stack"
        corner={labels.loan}
        columns={[
          labels.payment,
          labels.interest,
          labels.repayment,
          labels.nominalRate,
          labels.effectiveRate,
        ]}
        rows={rows}
      />
      <Small>{table.note}</Small>
    </Frame>
  );
}

const Frame = styled.div`
  margin-block: ${space[8]};
  ${card.tint}
`;
