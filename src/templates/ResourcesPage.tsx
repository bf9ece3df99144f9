import { graphql, type PageProps } from "gatsby";
import { ActionRow } from "../components/ActionRow";
import { ButtonLink } from "../components/ButtonLink";
import { fillTemplate } from "../lib/fillTemplate";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { EducationCards } from "../sections/EducationCards/EducationCards";
import { MediaSummary } from "../sections/MediaSummary/MediaSummary";
import { MostAsked } from "../sections/MostAsked";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { ResourcesCalculator } from "../sections/ResourcesCalculator/ResourcesCalculator";
import { headOf } from "../seo/PageHead";

export default function ResourcesPage({ data }: PageProps<Queries.ResourcesPageQuery>) {
  const page = required(data.page);
  const pack = required(data.freePack).file;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow>
          <ButtonLink to={pack.url} download>
            {page.freePack}
          </ButtonLink>
          <ButtonLink to={page.support.to} variant="secondary">
            {page.support.label}
          </ButtonLink>
          <small>{fillTemplate(page.freePackNote, { size: pack.size })}</small>
        </ActionRow>
      </PageOpening>
      <ResourcesCalculator
        content={page.calculator}
        labels={required(data.labels)}
        plan={required(data.plan)}
        standalonePlan={required(data.standalonePlan)}
      />
      <MostAsked content={page.faq} tabs={required(data.faqPage).tabs} />
      <EducationCards content={page.education} articles={data.articles.nodes} />
      <MediaSummary content={page.media} letters={data.letters.nodes} notices={data.news.nodes} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query ResourcesPage($id: String!) {
    page: resourcesPage(id: { eq: $id }) {
      ...ResourcesPageFields
    }
    plan: ratePlan(name: { eq: "resources" }) {
      ...RatePlanFields
    }
    standalonePlan: ratePlan(name: { eq: "standalone" }) {
      ...PlanWithExample
    }
    labels: calculatorLabels {
      ...CalculatorLabelsFields
    }
    faqPage {
      ...QuestionTitles
    }
    articles: allEducationArticle(sort: { order: ASC }) {
      ...EducationCards
    }
    letters: allNewsletter(sort: { date: DESC }, limit: 1) {
      ...LatestLetter
    }
    news: allNotice(sort: { date: DESC }, limit: 3) {
      ...NoticeLines
    }
    freePack {
      file {
        url
        size
      }
    }
  }
`;
