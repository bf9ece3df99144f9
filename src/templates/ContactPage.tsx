import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/Icon";
import { ContactForm } from "../features/contact/ContactForm";
import type { QueryData } from "../lib/queryData";
import { useSite } from "../lib/useSite";
import { ContactDetails, contactDrawings } from "../sections/contact/ContactDetails";
import { FindUs } from "../sections/contact/FindUs";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";
import { from } from "../theme/breakpoints";
import { hidden } from "../theme/parts";

/** Only on phones, where the other telephone number comes after the whole form. */
const CallButton = styled(ButtonAnchor)`
  width: 100%;
  ${hidden(from("md"))}
`;

export default function ContactPage({
  data: { page },
}: PageProps<QueryData<Queries.ContactPageQuery>>) {
  const { lender } = useSite();
  return (
    <>
      <PageOpening intro={page.intro}>
        <CallButton href={lender.phone.url} data-variant="secondary">
          <Icon drawing={contactDrawings.phone} />
          {lender.phone.display}
        </CallButton>
      </PageOpening>
      <ContactDetails content={page} lender={lender}>
        <ContactForm labels={page.form} email={lender.email} />
      </ContactDetails>
      <FindUs map={page.map} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query ContactPage($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...ContactPageFields
    }
  }
`;
