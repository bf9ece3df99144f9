import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { Label, Lead, Small, Title } from "../../components/Type";
import { fileAddress } from "../../lib/fileAddress";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { below, from } from "../../theme/breakpoints";
import { column, columns, formSheet, hidden, stack } from "../../theme/parts";
import { color, opaque, space, token } from "../../theme/tokens";

interface IssueProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  issue: Queries.NewsletterFieldsFragment;
}

/** The newest issue with its download link, beside a drawing of its first page. */
export const NewestIssue = ({ content, issue }: IssueProps) => (
  <Letter>
    <div>
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
    </div>
    <FirstPage aria-hidden="true">
      <Title as="p">{issue.title}</Title>
    </FirstPage>
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
  overflow: hidden;
  ${from("md")} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(15rem, 30vw, 22rem);
    gap: ${space.columns};
  }
  & a {
    margin-top: ${space[6]};
  }
`;

/** A sheet with a title and two columns of text, which the card's lower edge cuts off. */
const FirstPage = styled.div`
  ${column}
  gap: ${space[5]};
  ${hidden(below("md"))}
  margin-bottom: -6rem;
  padding: ${space[6]} ${space[6]} 0;
  border: 1px solid ${color.line};
  border-radius: ${token.radiusSmall};
  box-shadow: ${token.shadow};
  rotate: 3deg;
  &::after {
    content: "";
    flex: 1;
    background: repeating-linear-gradient(${color.line} 0 3px, transparent 0 14px);
    mask: linear-gradient(to right, ${opaque} 47%, transparent 0 53%, ${opaque} 0);
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
