import { graphql, type PageProps } from "gatsby";
import { Band, Container } from "../components/Layout";
import { NewsletterForm } from "../features/newsletter/NewsletterForm";
import type { Found } from "../lib/found";
import { useSite } from "../lib/useSite";
import { NewsletterIssues } from "../sections/newsletters/NewsletterIssues";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";

export default function NewslettersPage({ data }: PageProps<Found<Queries.NewslettersPageQuery>>) {
  const { page } = data;
  const { lender } = useSite();
  return (
    <>
      <PageOpening intro={page.intro} />
      <NewsletterIssues content={page.issues} issues={data.letters.nodes} />
      <Band data-background="sunken">
        <Container>
          <NewsletterForm labels={page.form} email={lender.email} />
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
    letters: allNewsletter(sort: { date: DESC }) {
      nodes {
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
    }
  }
`;
