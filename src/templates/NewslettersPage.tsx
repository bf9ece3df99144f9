import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageOpening } from "../components/PageOpening";
import { Band, Container } from "../components/Section";
import { NewsletterForm } from "../features/newsletter/NewsletterForm";
import type { QueryData } from "../lib/queryData";
import { yearOf } from "../lib/subpage";
import { NewsletterIssues } from "../sections/newsletters/NewsletterIssues";
import { type YearContext, YearLinks } from "../sections/Years";
import { PageHead } from "../seo/PageHead";

type Data = QueryData<Queries.NewslettersPageQuery, "newest">;

export default function NewslettersPage({ data, pageContext }: PageProps<Data, YearContext>) {
  const page = yearOf(data.page, pageContext.year);
  return (
    <>
      <PageOpening intro={page.intro} />
      <NewsletterIssues
        content={page.issues}
        title={pageContext.year ?? page.issues.title}
        newest={data.newest}
        earlier={data.earlier.nodes}
      >
        <YearLinks page={data.page} context={pageContext} />
      </NewsletterIssues>
      <Band data-background="sunken">
        <Container>
          <NewsletterForm labels={page.form} />
        </Container>
      </Band>
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, YearContext>) =>
  PageHead({ page: yearOf(data.page, pageContext.year) });

export const query = graphql`
  query NewslettersPage($id: String!, $newest: String!, $from: Date!, $to: Date!) {
    page: newslettersPage(id: { eq: $id }) {
      ...NewslettersPageFields
    }
    newest: newsletter(id: { eq: $newest }) {
      title
      date
      description
      file {
        ...PrintedFileFields
      }
      articles {
        title
      }
      loan {
        ...PricedLoanFields
      }
    }
    earlier: allNewsletter(
      filter: { id: { ne: $newest }, date: { gte: $from, lt: $to } }
      sort: { sortKey: ASC }
    ) {
      nodes {
        title
        date
        description
        file {
          ...PrintedFileFields
        }
      }
    }
  }
`;
