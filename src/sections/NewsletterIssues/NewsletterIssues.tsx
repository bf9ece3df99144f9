import { graphql } from "gatsby";
import { ButtonLink } from "../../components/ButtonLink";
import { Band, Container } from "../../components/Layout";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { LoanPrice } from "../LoanPrice";
import { Earlier, Issue, Loan, Newest, Sheet } from "./styles";

interface NewsletterIssuesProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  /** The newest first. */
  issues: readonly Queries.NewsletterIssueFragment[];
}

/** The newest issue as a sheet of paper beside its download and the price of its loan, and the earlier ones below. */
export function NewsletterIssues({ content, issues }: NewsletterIssuesProps) {
  const [newest, ...earlier] = issues;
  if (!newest) return null;
  return (
    <Band data-background="warm">
      <Container>
        <Newest>
          <Issue>
            <h2>{content.title}</h2>
            <p>
              <strong>{newest.title}</strong>
              <time dateTime={newest.date}>{formatDate(newest.date)}</time>
            </p>
            <p>{newest.description}</p>
            <ButtonLink to={newest.file.url} download>
              {content.download}
            </ButtonLink>
            <small>{fillTemplate(content.file, { size: newest.file.size })}</small>
          </Issue>
          {newest.loan && (
            <Loan>
              <h3>{content.loan}</h3>
              <LoanPrice figures={newest.loan.figures} />
            </Loan>
          )}
          <Sheet>
            <h3>{content.contents}</h3>
            <ol>
              {newest.articles.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </Sheet>
        </Newest>
        {earlier.length > 0 && (
          <Earlier>
            {earlier.map(({ title, date, description, file }) => (
              <li key={title}>
                <time dateTime={date}>{formatDate(date)}</time>
                <p>
                  <a href={file.url} download>
                    {title}
                  </a>{" "}
                  ({fillTemplate(content.file, { size: file.size })})
                </p>
                <p>{description}</p>
              </li>
            ))}
          </Earlier>
        )}
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment NewsletterIssue on Newsletter {
    title
    date
    description
    file {
      url
      size
    }
    articles {
      title
    }
    loan {
      ...LoanPriceData
    }
  }
`;
