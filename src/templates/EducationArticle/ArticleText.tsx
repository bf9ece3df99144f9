import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { PlainTable, tableStyles } from "../../components/FigureTable";
import { LoanPrice } from "../../components/LoanPrice";
import { LoomCloth } from "../../components/LoomCloth";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Small } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { readingMinutes } from "../../lib/plainText";
import { monthsText } from "../../lib/units";
import { card, fitGrid } from "../../theme/parts";
import { contentWidth, space, token } from "../../theme/tokens";

interface ArticleTextProps {
  article: Queries.EducationArticleFieldsFragment;
}

export function ArticleText({ article }: ArticleTextProps) {
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
              {` · ${minutes}-minute read`}
            </Small>
          </>
        }
        after={({ table, price, remember }) => (
          <>
            {table && <LoanTable table={table} />}
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
    margin-block: ${space[12]} ${space.part};
  }
  @media print {
    & :is(section, section > *) {
      margin-block: ${space[4]};
    }
  }
`;

const Remember = styled.div`
  margin-top: ${space[6]};
  ${card.tint}
`;

export const LoanTable = ({ table }: { table: Queries.LoanTableFieldsFragment }) => (
  <Frame>
    <Cloths>
      {table.loans.map(({ figures: { principal, termMonths, costPercent } }) => (
        <LoomCloth
          key={`${principal} ${termMonths}`}
          instalments={termMonths}
          interestShare={costPercent / 100}
          longest={Math.max(...table.loans.map(({ figures }) => figures.termMonths))}
        />
      ))}
    </Cloths>
    <PlainTable
      caption={table.caption}
      showsCaption
      narrow="stack"
      corner="Loan"
      columns={[
        "Monthly payment",
        "Total interest",
        "Total repayment",
        "Nominal annual rate",
        "Effective annual rate",
      ]}
      rows={table.loans.map(({ figures }) => ({
        key: `${figures.principal} ${figures.termMonths}`,
        heading: `${figures.principal} for ${monthsText(figures.termMonths)}`,
        cells: [
          figures.instalment,
          figures.totalInterest,
          figures.totalRepayment,
          figures.nominalRate,
          figures.effectiveRate,
        ],
      }))}
    />
    <Small>{table.note}</Small>
  </Frame>
);

const Frame = styled.div`
  margin-block: ${space[6]};
  ${card.tint}
`;

const Cloths = styled.div`
  ${fitGrid("8rem", space[4])}
  margin-bottom: ${space[6]};
`;
