import { graphql, type PageProps } from "gatsby";
import { ActionButtons } from "../../components/Button";
import { CallToAction } from "../../components/CallToAction";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { ApplicationSteps } from "./ApplicationSteps";
import { ApplicationTimes } from "./ApplicationTimes";

export default function HowToApplyPage({
  data,
}: PageProps<QueryData<Queries.HowToApplyPageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionButtons actions={page.actions} />
      </PageOpening>
      <ApplicationSteps steps={page.steps} />
      <ApplicationTimes content={page.times} holidays={data.facts.holidays} />
      <CallToAction content={page.callToAction} continues="plain" />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query HowToApplyPage($id: String!) {
    page: howToApplyPage(id: { eq: $id }) {
      ...HowToApplyPageFields
    }
    facts {
      holidays {
        ...HolidayFields
      }
    }
  }
`;
