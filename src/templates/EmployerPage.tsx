import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ActionRow } from "../components/ActionRow";
import { ButtonLink } from "../components/ButtonLink";
import { fillTemplate } from "../lib/fillTemplate";
import { required } from "../lib/required";
import { useSite } from "../lib/useSite";
import { DeductionMeaning } from "../sections/DeductionMeaning";
import { DeductionPayday } from "../sections/DeductionPayday";
import { EmployerRegistration } from "../sections/EmployerRegistration";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { Process } from "../sections/Process";
import { Requirements } from "../sections/Requirements";
import { PageHead } from "../seo/PageHead";

export default function EmployerPage({ data }: PageProps<Queries.EmployerPageQuery>) {
  const page = required(data.page);
  const site = required(data.lender).employerSite;
  const paper = required(data.employerPaper).file;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow id="paper">
          <ButtonLink to={site} newTab={useSite().labels.links.newTab}>
            {page.registerLabel}
          </ButtonLink>
          <ButtonLink to={paper.url} variant="secondary" download>
            {page.paper.label}
          </ButtonLink>
          <small>{fillTemplate(page.paper.note, { size: paper.size })}</small>
        </ActionRow>
      </PageOpening>
      <DeductionMeaning content={page.meaning} />
      <DeductionPayday content={page.payday} />
      <Requirements content={page.needs} />
      <Process content={page.process} background="plain" />
      <EmployerRegistration
        content={page.registration}
        register={{ label: page.registerLabel, to: site }}
      />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.EmployerPageQuery>) => (
  <PageHead page={required(data.page)} />
);

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
    page: employerPage(id: { eq: $id }) {
      ...EmployerPageFields
      intro {
        ...IntroData
      }
    }
  }
`;
