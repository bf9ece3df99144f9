import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../components/PageOpening";
import { Band, Container } from "../components/Section";
import { NewsletterForm } from "../features/newsletter/NewsletterForm";
import type { QueryData } from "../lib/queryData";
import { NewsletterIssues } from "../sections/newsletters/NewsletterIssues";
import { headOf } from "../seo/PageHead";

export default function NewslettersPage({
  data,
}: PageProps<QueryData<Queries.NewslettersPageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening intro={page.intro} />
      <NewsletterIssues content={page.issues} issues={data.issues.nodes} />
      <Band data-volume="quiet" data-background="sunken">
        <Container>
          <NewsletterForm labels={page.form} />
        </Container>
      </Band>
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query NewslettersPage($id: String!) {
    page: newslettersPage(id: { eq: $id }) {
      ...NewslettersPageFields
    }
    issues: allNewsletter(sort: { sortKey: ASC }) {
      nodes {
        ...NewsletterFields
      }
    }
  }
`;
