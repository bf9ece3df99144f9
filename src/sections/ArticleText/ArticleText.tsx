import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { readingMinutes } from "../../lib/readingTime";
import { untranslatedFigure } from "../../lib/untranslated";
import { contentWidth } from "../../theme/measures";
import { LoanPrice } from "../LoanPrice";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import { LoanTable } from "./LoanTable";
import { Columns, KeyFigures, Remember, Side } from "./styles";

interface ArticleTextProps {
  article: Queries.ArticleTextFragment;
  labels: Queries.ArticleLabelsFieldsFragment;
  /** The rates by which loans in the text are priced. */
  plan: Queries.RatePlanDataFragment;
}

/** An article: its picture, its figures, and its sections beside a table of contents. */
export function ArticleText({ article, labels, plan }: ArticleTextProps) {
  const { published, picture, keyFigures, sections } = article;
  return (
    <Columns>
      <Picture picture={picture} sizes={`(min-width: 768px) 46rem, ${contentWidth}`} priority />
      <Side>
        <p>
          <time dateTime={published}>{formatDate(published)}</time>
          <span>{fillTemplate(labels.readingTime, { minutes: readingMinutes(sections) })}</span>
        </p>
        <TableOfContents sections={sections} />
      </Side>
      <article>
        {keyFigures && (
          <KeyFigures>
            {keyFigures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd {...untranslatedFigure(value)}>{value}</dd>
              </div>
            ))}
          </KeyFigures>
        )}
        {sections.map(({ id, title, body, table, price, remember }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            <RichText html={body} />
            {table && <LoanTable table={table} labels={labels.table} plan={plan} />}
            {price && <LoanPrice figures={price.figures} />}
            {remember && (
              <Remember>
                <RichText html={remember} />
              </Remember>
            )}
          </section>
        ))}
      </article>
    </Columns>
  );
}

export const query = graphql`
  fragment ArticleText on EducationArticle {
    ...EducationArticleFields
    picture {
      ...PictureData
    }
    sections {
      price {
        ...LoanPriceData
      }
    }
  }
`;
