import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { Section } from "../../components/Section";
import { Lead, Small } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { between } from "../../theme/breakpoints";
import { card, column, columns, fitGrid, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

interface NewsletterIssuesProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  newest: Queries.NewslettersPageQuery["newest"]["nodes"][number] | undefined;
  earlier: Queries.NewslettersPageQuery["earlier"]["nodes"];
}

/** Shows the newest issue with a download link and the price of its example loan, if any, above the earlier issues. */
export function NewsletterIssues({ content, newest, earlier }: NewsletterIssuesProps) {
  if (!newest) return null;
  return (
    <Section data-background="warm" content={{ title: content.title }}>
      <Parts>
        <NewestIssue content={content} issue={newest} />
        {earlier.length > 0 && (
          <div>
            <Years entries={earlier}>
              {(issues) => (
                <Earlier data-lines>
                  {issues.map(({ title, date, description, file }) => (
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
            </Years>
          </div>
        )}
      </Parts>
    </Section>
  );
}

interface NewestIssueProps extends Pick<NewsletterIssuesProps, "content"> {
  issue: NonNullable<NewsletterIssuesProps["newest"]>;
}

function NewestIssue({ content, issue }: NewestIssueProps) {
  return (
    <Newest>
      <Issue>
        <h3>{issue.title}</h3>
        <Small>
          <time dateTime={issue.date}>{formatDate(issue.date)}</time>
        </Small>
        <Lead>{issue.description}</Lead>
        <ButtonLink to={issue.file.url} download>
          {content.download}
        </ButtonLink>
        <Small>{fillTemplate(content.file, { size: issue.file.size })}</Small>
      </Issue>
      {issue.loan && (
        <div data-loan>
          <h3>{content.loan}</h3>
          <LoanPrice figures={issue.loan.figures} />
        </div>
      )}
      <div>
        <h3>{content.contents}</h3>
        <Sheet>
          {issue.articles.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </Sheet>
      </div>
    </Newest>
  );
}

const Parts = styled.div`
  ${stack(space[16])}
`;

const Newest = styled.div`
  ${fitGrid("19rem", `${space[10]} ${space[12]}`)}
  & > div {
    ${column}
  }
`;

const Issue = styled.div`
  align-items: start;
  & > a {
    margin-top: ${space[8]};
  }
  ${between("md", "lg")} {
    &:has(+ [data-loan]) {
      grid-column: span 2;
    }
  }
`;

/** A sheet as high as the price tag beside it. */
const Sheet = styled.ol`
  flex: 1;
  ${stack(space[4])}
  align-content: start;
  margin-top: ${space[10]};
  ${card.shadow}
  & > li {
    margin-left: 1.5em;
    list-style: decimal;
  }
  & > li::marker {
    font-weight: 600;
    color: ${color.emphasis};
  }
`;

const Earlier = styled.ul`
  & > li {
    ${stack(`${space[1]} ${space[8]}`)}
    ${columns("md", "11rem 18rem minmax(0, 1fr)")}
  }
  & time {
    color: ${color.textMuted};
  }
`;
