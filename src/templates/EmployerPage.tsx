import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { ActionRow, ArrowLink, ButtonLink } from "../components/Button";
import { PageOpening } from "../components/PageOpening";
import { PaySlip } from "../components/PaySlip";
import { Section, SectionHeading, Split } from "../components/Section";
import { Steps } from "../components/Steps";
import { Small } from "../components/Type";
import type { QueryData } from "../lib/queryData";
import { useSite } from "../lib/useSite";
import { Employers } from "../sections/Employers";
import { Requirements, Ticks } from "../sections/Requirements";
import { headOf } from "../seo/PageHead";
import { fitGrid, lineLink } from "../theme/parts";
import { space } from "../theme/tokens";

export default function EmployerPage({
  data,
}: PageProps<QueryData<Queries.EmployerPageQuery, "employers">>) {
  const { page } = data;
  const site = useSite().lender.employerSite;
  const { guide, samples } = page;
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
      <Requirements content={page.meaning} background="plain" />
      <Section data-tone="dark" data-background="warm">
        <Split ratio="1fr min(30rem, 48%)" data-align="centre" data-from="md">
          <div>
            <SectionHeading content={page.payday} />
            <Ticks items={page.payday.rules} />
          </div>
          {page.payday.slip && <PaySlip slip={page.payday.slip} />}
        </Split>
      </Section>
      <Requirements content={page.needs}>
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
      </Requirements>
      <Section content={page.process}>
        <Steps steps={page.process.steps} />
        <ArrowLink to={page.contact.to}>{page.contact.label}</ArrowLink>
      </Section>
      {data.employers && <Employers content={data.employers} />}
    </>
  );
}

const Samples = styled.ul`
  ${fitGrid("16rem", `${space[2]} ${space[6]}`)}
  margin-top: ${space[6]};
  & a {
    ${lineLink}
  }
  & small {
    margin: 0;
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
