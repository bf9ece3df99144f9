import { graphql, type PageProps } from "gatsby";
import { ActionRow, ArrowLink, ButtonLink } from "../components/Button";
import { CallToAction } from "../components/CallToAction";
import { LinkLine } from "../components/LinkRows";
import { PageOpening } from "../components/PageOpening";
import { Section } from "../components/Section";
import { QuickCalculator } from "../features/calculator/QuickCalculator";
import { fillTemplate } from "../lib/fillTemplate";
import type { QueryData } from "../lib/queryData";
import { useSite } from "../lib/useSite";
import { EducationCards, MediaSummary, MostAsked } from "../sections/resources/ResourcesSections";
import { headOf } from "../seo/PageHead";

export default function ResourcesPage({
  data,
}: PageProps<QueryData<Queries.ResourcesPageQuery, "freePack">>) {
  const { page } = data;
  const pack = data.freePack?.file;
  const { calculator } = page;
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionRow>
          {pack && (
            <ButtonLink to={pack.url} download>
              {page.freePack}
            </ButtonLink>
          )}
          <ButtonLink to={page.support.to} variant="secondary">
            {page.support.label}
          </ButtonLink>
          {pack && page.freePackNote && (
            <small>{fillTemplate(page.freePackNote, { size: pack.size })}</small>
          )}
        </ActionRow>
        <nav className="screen-only" aria-label={useSite().labels.contents}>
          <LinkLine
            links={CONTENTS.flatMap((id) => {
              const title = page[id]?.title;
              return title ? [{ to: `#${id}`, label: title }] : [];
            })}
          />
        </nav>
      </PageOpening>
      <Section id="calculator" data-background="warm" content={calculator}>
        <QuickCalculator
          plan={data.plan}
          labels={data.labels}
          lendingPlan={data.lendingPlan}
          content={calculator}
        />
        <ActionRow>
          <ArrowLink to={calculator.anyOffer.to}>{calculator.anyOffer.label}</ArrowLink>
        </ActionRow>
      </Section>
      <MostAsked content={page.faq} />
      <EducationCards content={page.education} articles={data.articles.nodes} />
      <MediaSummary content={page.media} letters={data.letters.nodes} notices={data.news.nodes} />
      <CallToAction content={page.callToAction} continues="plain" />
    </>
  );
}

const CONTENTS = ["calculator", "faq", "education", "media"] as const;

export const Head = headOf();

export const query = graphql`
  query ResourcesPage($id: String!) {
    page: resourcesPage(id: { eq: $id }) {
      ...ResourcesPageFields
    }
    plan: ratePlan(name: { eq: "resources" }) {
      ...RatePlanFields
    }
    lendingPlan: ratePlan(name: { eq: "standalone" }) {
      ...RatePlanFields
    }
    labels: calculatorLabels {
      ...CalculatorLabelsFields
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
    freePack {
      file {
        ...PrintedFileFields
      }
    }
  }
`;
