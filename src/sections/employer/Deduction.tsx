import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Muted } from "../../components/Type";

/** Shows a pay slip with the line that a loan adds to it. */
export const DeductionPayday = ({
  content,
}: {
  content: Queries.DeductionPaydayFieldsFragment;
}) => (
  <Section data-tone="dark" data-background="warm">
    <Split ratio="1fr minmax(0, 30rem)" data-align="centre">
      <div>
        <SectionHeading content={content} />
        <Muted>{content.note}</Muted>
      </div>
      <Picture picture={content.picture} sizes="30rem" transparent />
    </Split>
  </Section>
);
