import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { readingMinutes } from "../../lib/readingTime";
import { untranslatedFigure } from "../../lib/untranslated";
import { from } from "../../theme/breakpoints";
import { blocksOnPaper, columns, displayText, small, stack, sticky } from "../../theme/parts";
import { color, contentWidth, size, space, token } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";
import { TableOfContents } from "../TableOfContents";
import { LoanTable } from "./LoanTable";

interface ArticleTextProps {
  article: Queries.EducationArticleFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment;
  /** The rates for the loans in the text. */
  plan: RatePlan;
}

/** Renders an article: picture, key figures, and sections next to a table of contents. */
export function ArticleText({ article, labels, plan }: ArticleTextProps) {
  const { published, picture, keyFigures, sections } = article;
  const Layout = picture ? Columns : PlainColumns;
  return (
    <Layout>
      <Picture picture={picture} sizes={`(min-width: 768px) 46rem, ${contentWidth}`} priority />
      <Sidebar>
        <p>
          <time dateTime={published}>{formatDate(published)}</time>
          <span>{fillTemplate(labels.readingTime, { minutes: readingMinutes(sections) })}</span>
        </p>
        <TableOfContents sections={sections} />
      </Sidebar>
      <article>
        {keyFigures && (
          <KeyFigures>
            {keyFigures.map(({ value, label }) => (
              <li key={label}>
                <strong {...untranslatedFigure(value)}>{value}</strong> {label}
              </li>
            ))}
          </KeyFigures>
        )}
        {sections.map(({ id, title, body, table, price, remember }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            data-first={index === 0 || undefined}
          >
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
    </Layout>
  );
}

/** The picture overlaps the page's opening. On laptops and wider it spans only the text column. */
const Columns = styled(Container)`
  ${stack(space[10])}
  padding-bottom: ${space.section};
  & > picture {
    position: relative;
    z-index: 2;
    max-width: 46rem;
    margin-top: calc(-1 * ${space[6]});
  }
  & > picture img {
    aspect-ratio: 8 / 5;
    border-radius: ${token.radiusLarge};
    object-fit: cover;
  }
  ${from("md")} {
    & > picture {
      margin-top: calc(-1 * ${space[12]});
    }
  }
  ${from("lg")} {
    grid-template: auto 1fr / 15rem minmax(0, 1fr);
    column-gap: ${space.columns};
    & > picture,
    & > article {
      grid-column: 2;
    }
  }
  & article {
    max-width: 46rem;
  }
  ${blocksOnPaper}
  & section + section {
    margin-top: ${space[12]};
  }
  & section > figure {
    margin: ${space[16]} auto ${space[12]};
  }
  & section > h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
  & [data-first] > h2 + div > p:first-child {
    font-size: ${size.large};
    line-height: 1.5;
  }
`;

const PlainColumns = styled(Columns)`
  padding-top: ${space[12]};
  ${from("lg")} {
    & > * {
      margin-top: 0;
    }
  }
`;

const Sidebar = styled.div`
  ${from("lg")} {
    grid-area: 1 / 1 / span 2;
    margin-top: ${space[12]};
    ${sticky(space[6])}
  }
  & > p {
    margin-bottom: ${space[6]};
    ${small}
  }
  & > p > * {
    display: block;
  }
`;

/** Each figure begins a sentence that its label ends. */
const KeyFigures = styled.ul`
  ${stack(`${space[6]} ${space[8]}`)}
  margin-bottom: ${space[12]};
  padding-block: ${space[6]};
  border-block: 2px solid ${color.text};
  ${columns("sm", "repeat(auto-fit, minmax(9rem, 1fr))")}
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${color.textMuted};
  & strong {
    display: block;
    ${displayText(size.h3, 1.3, "-0.02em")}
    color: ${color.text};
  }
`;

const Remember = styled.div`
  margin-top: ${space[8]};
  padding: ${space[2]} 0 ${space[2]} ${space[6]};
  border-left: 6px solid ${color.accent};
  font-size: ${size.large};
  font-weight: 500;
  line-height: 1.5;
`;
