import { graphql, type PageProps } from "gatsby";
import { ActionRow, ArrowLink, ButtonLink } from "../../components/Button";
import { PageOpening } from "../../components/PageOpening";
import { Section } from "../../components/Section";
import { QuickCalculator } from "../../features/calculator/QuickCalculator";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { EducationCards, MediaSummary, MostAsked } from "./ResourcesSections";

export default function ResourcesPage({ data }: PageProps<QueryData<Queries.ResourcesPageQuery>>) {
  const { page } = data;
  const { calculator, freePack } = page;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow>
          {freePack && <ButtonLink to={freePack.to}>{freePack.label}</ButtonLink>}
          <ButtonLink to={page.support.to} variant="secondary">
            {page.support.label}
          </ButtonLink>
          {freePack && page.freePackNote && <small>{page.freePackNote}</small>}
        </ActionRow>
      </PageOpening>
      <Section id="calculator" data-background="warm">
        <QuickCalculator
          plan={data.plan}
          texts={data.calculatorTexts}
          lendingPlan={data.lendingPlan}
          content={calculator}
        />
        {calculator.anyOffer && (
          <ActionRow>
            <ArrowLink to={calculator.anyOffer.to}>{calculator.anyOffer.label}</ArrowLink>
          </ActionRow>
        )}
      </Section>
      <MostAsked content={page.faq} />
      <EducationCards content={page.education} articles={data.articles.nodes} />
      <MediaSummary content={page.media} letters={data.letters.nodes} notices={data.news.nodes} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query ResourcesPage($id: String!, $plan: String!, $mainPlan: String!) {
    page: resourcesPage(id: { eq: $id }) {
      ...ResourcesPageFields
    }
    plan: ratePlan(name: { eq: $plan }) {
      ...RatePlanFields
    }
    lendingPlan: ratePlan(name: { eq: $mainPlan }) {
      ...RatePlanFields
    }
    calculatorTexts {
      ...CalculatorTextsFields
    }
    articles: allEducationArticle(sort: { sortKey: ASC }, limit: 8) {
      nodes {
        ...ArticleCard
      }
    }
    letters: allNewsletter(sort: { sortKey: ASC }, limit: 1) {
      nodes {
        title
      }
    }
    news: allNotice(sort: { sortKey: ASC }, limit: 2) {
      nodes {
        title
        date
        source
      }
    }
  }
`;
