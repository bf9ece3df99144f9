import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { madrasBand } from "../../components/Section";
import { Label, Lead, Small, Title } from "../../components/Type";
import { fileAddress } from "../../lib/fileAddress";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { columns, formSheet, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface IssueProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  issue: Queries.NewsletterFieldsFragment;
}

/** The newest issue with its download link, on a sheet of the lender's paper. */
export const NewestIssue = ({ content, issue }: IssueProps) => (
  <Letter>
    <Label as="h2">{content.title}</Label>
    <Title>{issue.title}</Title>
    <Small>
      <time dateTime={issue.date}>{formatDate(issue.date)}</time>
    </Small>
    <Lead>{issue.description}</Lead>
    <ButtonLink to={addressOf(issue.pdf)} download>
      {content.download}
    </ButtonLink>
    <Small>{fillTemplate(content.file, { size: issue.pdf.prettySize })}</Small>
  </Letter>
);

interface EarlierIssuesProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  /** The newest first. */
  issues: readonly Queries.NewsletterFieldsFragment[];
}

export const EarlierIssues = ({ content, issues }: EarlierIssuesProps) => (
  <Years entries={issues}>
    {(group) => (
      <Earlier data-lines>
        {group.map(({ title, date, description, pdf }) => (
          <li key={title}>
            <time dateTime={date}>{formatDate(date)}</time>
            <p>
              <a href={addressOf(pdf)} download>
                {title}
              </a>{" "}
              ({fillTemplate(content.file, { size: pdf.prettySize })})
            </p>
            <p>{description}</p>
          </li>
        ))}
      </Earlier>
    )}
  </Years>
);

const addressOf = ({ publicURL }: { publicURL: string | null }) => fileAddress(publicURL ?? "");

const Letter = styled.div`
  ${formSheet}
  position: relative;
  max-width: 48rem;
  overflow: hidden;
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 14px;
    ${madrasBand}
  }
  & > h2 {
    margin-top: ${space[3]};
  }
  & > a {
    margin-top: ${space[6]};
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
