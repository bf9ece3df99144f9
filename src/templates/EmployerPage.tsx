import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
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
  return (
    <>
      <PageOpening intro={page.intro}>
        <ButtonLink to={site} newTab={useSite().labels.links.newTab}>
          {page.registerLabel}
        </ButtonLink>
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
    page: employerPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      registerLabel
      meaning {
        ...DeductionMeaning
      }
      payday {
        ...DeductionPayday
      }
      needs {
        ...Requirements
      }
      process {
        ...Process
      }
      registration {
        ...EmployerRegistration
      }
    }
  }
`;
