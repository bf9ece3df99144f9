import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AfterOpening } from "../layout/AfterOpening";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { EducationCards } from "../sections/EducationCards/EducationCards";
import { MediaSummary } from "../sections/MediaSummary/MediaSummary";
import { MostAsked } from "../sections/MostAsked/MostAsked";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { ResourcesActions } from "../sections/ResourcesActions/ResourcesActions";
import { ResourcesCalculator } from "../sections/ResourcesCalculator/ResourcesCalculator";
import { PageHead } from "../seo/PageHead";

export default function ResourcesPage({ data }: PageProps<Queries.ResourcesPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro}>
        <ResourcesActions words={page} pack={required(data.freePack).file} />
      </PageOpening>
      <AfterOpening>
        <ResourcesCalculator
          content={page.calculator}
          words={required(data.words)}
          plan={required(data.plan)}
        />
        <MostAsked words={page.faq} tabs={required(data.faqPage).tabs} />
        <EducationCards words={page.education} articles={data.articles.nodes} />
        <MediaSummary words={page.media} letters={data.letters.nodes} notices={data.news.nodes} />
        <CallToAction content={page.callToAction} />
      </AfterOpening>
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.ResourcesPageQuery>) => (
  <PageHead page={required(data.page)} />
);

export const query = graphql`
  query ResourcesPage($id: String!) {
    page: resourcesPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      ...ResourcesActions
      ...ResourcesCalculatorContent
      ...MostAskedWords
      ...EducationWords
      ...MediaWords
      callToAction {
        ...CallToActionData
      }
    }
    plan: ratePlan(name: { eq: "resources" }) {
      ...PlanWithExample
    }
    words: calculatorWords {
      ...CalculatorWordsData
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
      ...FreePackFile
    }
  }
`;
