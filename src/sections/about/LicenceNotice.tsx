import { Section, Split } from "../../components/Section";
import { Subtitle } from "../../components/Type";
import { useSite } from "../../lib/useSite";

export function LicenceNotice({ notice }: { notice: Queries.LicenceNoticeFieldsFragment }) {
  const { company, licence } = useSite().lender;
  return (
    <Section as="aside" data-background="sunken" aria-labelledby="licence-title">
      <Split ratio="1fr 2fr" data-from="md">
        <Subtitle as="h2" id="licence-title">
          {notice.title}
        </Subtitle>
        <p>
          <strong>
            {company}. {licence.statement} <span className="unbroken">{licence.number}</span>.
          </strong>{" "}
          {notice.text}
        </p>
      </Split>
    </Section>
  );
}
