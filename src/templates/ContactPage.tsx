import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../components/PageOpening";
import { ContactForm } from "../features/contact/ContactForm";
import type { QueryData } from "../lib/queryData";
import { ContactDetails } from "../sections/contact/ContactDetails";
import { FindUs } from "../sections/contact/FindUs";
import { Numbers } from "../sections/contact/Numbers";
import { headOf } from "../seo/PageHead";

export default function ContactPage({
  data: { page },
}: PageProps<QueryData<Queries.ContactPageQuery>>) {
  return (
    <>
      <PageOpening intro={page.intro} chart={page.chart}>
        <Numbers />
      </PageOpening>
      <ContactDetails content={page}>
        <ContactForm labels={page.form} />
      </ContactDetails>
      <FindUs map={page.map} />
    </>
  );
}

export const Head = headOf({ about: "offices" });

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...ContactPageFields
    }
  }
`;
