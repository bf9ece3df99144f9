import { graphql, type PageProps } from "gatsby";
import { Numbers } from "../../components/Numbers";
import { PageOpening } from "../../components/PageOpening";
import { ContactForm } from "../../features/contact/ContactForm";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { ContactDetails } from "./ContactDetails";
import { FindUs } from "./FindUs";

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
