import { graphql, type PageProps } from "gatsby";
import { ActionRow } from "../components/ActionRow";
import { ButtonLink } from "../components/ButtonLink";
import { fillTemplate } from "../lib/fillTemplate";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { DeductionMeaning, DeductionPayday } from "../sections/Deduction";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { Process } from "../sections/Process";
import { Requirements } from "../sections/Requirements";
import { headOf } from "../seo/PageHead";

export default function EmployerPage({ data }: PageProps<Queries.EmployerPageQuery>) {
  const page = required(data.page);
  const site = required(data.lender).employerSite;
  const paper = required(data.employerPaper).file;
  const agreement = required(data.deductionAgreement).file;
  const { samples } = page;
  const list = `data:text/csv;charset=utf-8,${encodeURIComponent(samples.rows.join("\r\n"))}`;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow id="paper">
          <ButtonLink to={site} newTab>
            {page.registerLabel}
          </ButtonLink>
          <ButtonLink to={paper.url} variant="secondary" download>
            {page.paper.label}
          </ButtonLink>
          <small>{fillTemplate(page.paper.note, { size: paper.size })}</small>
          <small>
            <a href={agreement.url} download>
              {fillTemplate(samples.agreement, { size: agreement.size })}
            </a>
          </small>
          <small>
            <a href={list} download="list.csv">
              {samples.list}
            </a>
          </small>
        </ActionRow>
      </PageOpening>
      <DeductionMeaning content={page.meaning} />
      <DeductionPayday content={page.payday} />
      <Requirements content={page.needs} />
      <Process content={page.process} background="plain" />
      <CallToAction
        content={{
          ...page.registration,
          actions: [{ label: page.registerLabel, to: site }, page.registration.contact],
        }}
      />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query EmployerPage($id: String!) {
    lender {
      employerSite
    }
    employerPaper {
      file {
        url
        size
      }
    }
    deductionAgreement {
      file {
        url
        size
      }
    }
    page: employerPage(id: { eq: $id }) {
      ...EmployerPageFields
    }
  }
`;
