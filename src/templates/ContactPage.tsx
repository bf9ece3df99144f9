import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { ButtonAnchor } from "../components/Button";
import { Icon } from "../components/Icon";
import { PageOpening } from "../components/PageOpening";
import { ContactForm } from "../features/contact/ContactForm";
import type { QueryData } from "../lib/queryData";
import { useSite } from "../lib/useSite";
import { ContactDetails, contactDrawings } from "../sections/contact/ContactDetails";
import { FindUs } from "../sections/contact/FindUs";
import { headOf } from "../seo/PageHead";
import { from } from "../theme/breakpoints";
import { hidden, stack } from "../theme/parts";
import { space } from "../theme/tokens";

/** Only shown on phones, where the contact details come after the whole form. */
const Numbers = styled.div`
  ${stack(space[2])}
  ${hidden(from("md"))}
`;

export default function ContactPage({
  data: { page },
}: PageProps<QueryData<Queries.ContactPageQuery>>) {
  const { messaging, phone } = useSite().lender;
  return (
    <>
      <PageOpening intro={page.intro} chart={page.chart}>
        <Numbers>
          {messaging && (
            <ButtonAnchor href={messaging.url} data-variant="secondary">
              <Icon drawing={contactDrawings.message} />
              <span>
                {messaging.name}
                <br />
                {messaging.display}
              </span>
            </ButtonAnchor>
          )}
          <ButtonAnchor href={phone.url} data-variant="secondary">
            <Icon drawing={contactDrawings.phone} />
            {phone.display}
          </ButtonAnchor>
        </Numbers>
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
