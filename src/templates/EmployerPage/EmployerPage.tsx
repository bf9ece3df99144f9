import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { ActionRow, ArrowLink, ButtonLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { PageOpening } from "../../components/PageOpening";
import { PaySlip } from "../../components/PaySlip";
import { Checklist, Ticks } from "../../components/Requirements";
import { RichText } from "../../components/RichText";
import { Section, SectionHeading, Split } from "../../components/Section";
import { StepList, Steps } from "../../components/Steps";
import { Small } from "../../components/Type";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { useSite } from "../../lib/useSite";
import { row, stack, tapLink } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { Employers } from "./Employers";

export default function EmployerPage({
  data,
}: PageProps<QueryData<Queries.EmployerPageQuery, "employers">>) {
  const { page } = data;
  const site = useSite().lender.employerSite;
  const { guide, samples } = page;
  const [first, ...others] = page.needs.lists;
  const list = `data:text/csv;charset=utf-8,${encodeURIComponent(samples.rows.join("\r\n"))}`;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow>
          {site && (
            <ButtonLink to={site} newTab>
              {page.registerLabel}
            </ButtonLink>
          )}
          {guide && (
            <ButtonLink to={guide.to} variant="secondary">
              {guide.label}
            </ButtonLink>
          )}
        </ActionRow>
      </PageOpening>
      <Section content={page.month}>
        <Steps
          steps={page.month.dates.map(({ title, who, when, text, slip }) => ({
            title,
            note: `${when} · ${who}`,
            children: (
              <>
                <RichText html={text} />
                {slip && <PaySlip slip={slip} heading="h4" />}
              </>
            ),
          }))}
        />
      </Section>
      <Section data-volume="quiet">
        <Split ratio="1fr 1fr" data-from="md">
          <div>
            <SectionHeading content={page.needs} />
            {first && <Checklist list={first} />}
            {others.map(({ title, note, items }, index) => (
              <Disclosure key={title} title={title} id={`Needs-${index + 1}`}>
                {note && <RichText html={note} />}
                <Ticks items={items} />
              </Disclosure>
            ))}
            <Samples>
              {samples.papers.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
              <li>
                <a href={list} download={samples.listFile}>
                  {samples.list}
                </a>{" "}
                <Small>{samples.listFile}</Small>
              </li>
            </Samples>
          </div>
          <div>
            <SectionHeading content={page.process} />
            <Upright steps={page.process.steps} />
            <ActionRow>
              <ArrowLink to={page.contact.to}>{page.contact.label}</ArrowLink>
            </ActionRow>
          </div>
        </Split>
      </Section>
      {data.employers && <Employers content={data.employers} />}
    </>
  );
}

const Samples = styled.ul`
  ${row(`0 ${space[6]}`)}
  margin-top: ${space[6]};
  & a {
    ${tapLink}
  }
  & small {
    margin: 0;
  }
`;

/** The steps below each other, also beside other text. */
const Upright = styled(StepList)`
  ${stack(space[6])}
  & .step {
    display: flex;
    gap: ${space[4]};
  }
`;

export const Head = headOf();

export const query = graphql`
  query EmployerPage($id: String!) {
    employers {
      ...EmployersFields
    }
    page: employerPage(id: { eq: $id }) {
      ...EmployerPageFields
    }
  }
`;
