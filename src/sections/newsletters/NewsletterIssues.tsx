import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { Section } from "../../components/Section";
import { Lead, Small } from "../../components/Type";
import { fileAddress } from "../../lib/fileAddress";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { columns, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface NewsletterIssuesProps {
  content: Queries.NewsletterIssuesFieldsFragment;
  /** The newest first. */
  issues: readonly Queries.NewsletterFieldsFragment[];
}

/** Shows the newest issue with a download link, above the earlier issues. */
export function NewsletterIssues({ content, issues }: NewsletterIssuesProps) {
  const [newest, ...earlier] = issues;
  if (!newest) return null;
  return (
    <Section data-background="warm" content={{ title: content.title }}>
      <Parts>
        <Newest>
          <h3>{newest.title}</h3>
          <Small>
            <time dateTime={newest.date}>{formatDate(newest.date)}</time>
          </Small>
          <Lead>{newest.description}</Lead>
          <ButtonLink to={addressOf(newest.pdf)} download>
            {content.download}
          </ButtonLink>
          <Small>{fillTemplate(content.file, { size: newest.pdf.prettySize })}</Small>
        </Newest>
        {earlier.length > 0 && (
          <div>
            <Years entries={earlier}>
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
          </div>
        )}
      </Parts>
    </Section>
  );
}

const addressOf = ({ publicURL }: { publicURL: string | null }) => fileAddress(publicURL ?? "");

const Parts = styled.div`
  ${stack(space[16])}
`;

const Newest = styled.div`
  & > a {
    margin-top: ${space[8]};
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
