import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Ticks } from "../Requirements";

export const DeductionPayday = ({
  content,
}: {
  content: Queries.DeductionPaydayFieldsFragment;
}) => (
  <Section data-tone="dark" data-background="warm">
    <Split ratio="1fr min(30rem, 48%)" data-align="centre" data-from="md">
      <div>
        <SectionHeading content={content} />
        <Ticks items={content.rules} />
      </div>
      <Picture picture={content.picture} sizes="30rem" transparent />
    </Split>
  </Section>
);
