import { ButtonLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section, SectionHeading, Split } from "../../components/Section";

interface MostAskedProps {
  content: Queries.ResourcesFaqFieldsFragment;
}

/** Links to the answers of the most frequent questions. */
export function MostAsked({ content }: MostAskedProps) {
  return (
    <Section id="faq">
      <Split ratio="1fr 1.6fr">
        <div>
          <SectionHeading content={content} />
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </div>
        <LinkRows
          links={content.asked.map(({ to, subject, question }) => ({
            to,
            title: question,
            note: subject,
          }))}
        />
      </Split>
    </Section>
  );
}
