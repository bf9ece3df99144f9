import { graphql, type PageProps } from "gatsby";
import { ActionButtons } from "../components/ButtonLink";
import { required } from "../lib/required";
import { ApplicationAdvice, ApplicationSteps } from "../sections/ApplicationSteps/ApplicationSteps";
import { CallToAction } from "../sections/CallToAction";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { headOf } from "../seo/PageHead";

export default function HowToApplyPage({ data }: PageProps<Queries.HowToApplyPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionButtons actions={page.actions} />
      </PageOpening>
      <ApplicationSteps steps={page.steps} />
      <ApplicationAdvice content={page.advice} />
      <CallToAction content={page.callToAction} continues="dark" />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query HowToApplyPage($id: String!) {
    page: howToApplyPage(id: { eq: $id }) {
      ...HowToApplyPageFields
    }
  }
`;
