import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/CallToAction";
import { ItemGrid } from "../../components/ItemList";
import { Licence } from "../../components/Licence";
import { PageOpening } from "../../components/PageOpening";
import { Section, Split } from "../../components/Section";
import { Subtitle } from "../../components/Type";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { useSite } from "../../lib/useSite";
import { ComparisonTable } from "./ComparisonTable";
import { Expansion } from "./Expansion";
import { LeadershipInsights } from "./LeadershipInsights";
import { Statistics } from "./Statistics";

export default function AboutPage({ data }: PageProps<QueryData<Queries.AboutPageQuery>>) {
  const { page } = data;
  const { company, licence } = useSite().lender;
  return (
    <>
      <PageOpening intro={page.intro} chart={page.chart} />
      <Section data-volume="loud" aria-labelledby="differences-title" content={page.difference}>
        <ItemGrid items={page.differences} />
      </Section>
      {page.statisticsTitle && page.statistics && (
        <Statistics
          title={page.statisticsTitle}
          statistics={page.statistics}
          note={page.statisticsNote}
        />
      )}
      {page.expansion && <Expansion content={page.expansion} />}
      {page.comparison && <ComparisonTable content={page.comparison} />}
      <LeadershipInsights content={page.insights} leaders={data.leaders.nodes} />
      <Section as="aside" data-background="sunken" aria-labelledby="licence-title">
        <Split ratio="1fr 2fr" data-from="md">
          <Subtitle as="h2" id="licence-title">
            {page.licenceNotice.title}
          </Subtitle>
          <p>
            <strong>
              {company}. <Licence licence={licence} />
            </strong>{" "}
            {page.licenceNotice.text}
          </p>
        </Split>
      </Section>
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = headOf({ type: "AboutPage" });

export const query = graphql`
  query AboutPage($id: String!) {
    page: aboutPage(id: { eq: $id }) {
      ...AboutPageFields
    }
    leaders: allLeaderPage(sort: { sortKey: ASC }) {
      nodes {
        path
        name
        role
        quote
        picture {
          ...PortraitPicture
        }
      }
    }
  }
`;
