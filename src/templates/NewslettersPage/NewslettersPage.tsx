import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { Band, Container } from "../../components/Section";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { NewsletterForm } from "./NewsletterForm";
import { EarlierIssues, NewestIssue } from "./NewsletterIssues";

export default function NewslettersPage({
  data,
}: PageProps<QueryData<Queries.NewslettersPageQuery>>) {
  const { page } = data;
  const [newest, ...earlier] = data.issues.nodes;
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={newest && <NewestIssue content={page.issues} issue={newest} />}
      />
      {earlier.length > 0 && (
        <Band data-background="warm">
          <Container>
            <EarlierIssues content={page.issues} issues={earlier} />
          </Container>
        </Band>
      )}
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
