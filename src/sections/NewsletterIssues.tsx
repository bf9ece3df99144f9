import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { Section } from "../components/Section";
import { fillTemplate } from "../lib/fillTemplate";
import { formatDate } from "../lib/format";
import { columns, displayText, outlined, small, stack, titleText } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

interface NewsletterIssuesProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  /** Newest first. */
  issues: readonly Queries.NewsletterIssueFragment[];
}

/** Shows the newest issue with its download and the price of its loan, and lists the earlier ones. */
export function NewsletterIssues({ content, issues }: NewsletterIssuesProps) {
  const [newest, ...earlier] = issues;
  if (!newest) return null;
  return (
    <Section data-background="warm">
      <Newest>
        <Issue>
          <h2>{content.title}</h2>
          <p>
            <strong>{newest.title}</strong>{" "}
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
            {newest.articles.map(({ title }, index) => (
              <li key={title} data-main={index === 0 || undefined}>
                {title}
              </li>
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
    </Section>
  );
}

export const query = graphql`
  fragment NewsletterIssue on Newsletter {
    title
    date
    description
    file {
      ...PrintedFileFields
    }
    articles {
      title
    }
    loan {
      ...PricedLoanFields
    }
  }
`;

const Newest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${space[10]} ${space[12]};
  align-items: start;
`;

const Issue = styled.div`
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & strong,
  & time {
    display: block;
  }
  & strong {
    color: ${color.text};
  }
  & time {
    font-size: ${size.small};
  }
  & > a {
    margin-top: ${space[8]};
  }
  & > small {
    display: block;
    margin-top: ${space[3]};
    ${small}
  }
`;

const Loan = styled.div`
  & > h3 {
    font-size: ${size.h4};
  }
`;

/** Draws a sheet of paper with a madras edge. */
const Sheet = styled.div`
  max-width: 27rem;
  padding: calc(14px + ${space[8]}) ${space.card} ${space[12]};
  background: url("/patterns/madras-band.svg") repeat-x left top / auto 14px ${color.background};
  box-shadow: ${token.shadow};
  & h3 {
    ${titleText(size.small, 1.4)}
    color: ${color.emphasis};
  }
  & ol {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    ${displayText(size.h4, 1.2, "-0.015em")}
  }
  & [data-main] {
    padding-block: ${space[4]} ${space[5]};
    border-top: 2px solid ${color.text};
    font-size: ${size.h3};
  }
  ${outlined}
`;

const Earlier = styled.ul`
  margin-top: ${space[16]};
  & > li {
    ${stack(`${space[1]} ${space[8]}`)}
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
    ${columns("md", "11rem 18rem minmax(0, 1fr)")}
  }
  & time {
    color: ${color.textMuted};
  }
`;
