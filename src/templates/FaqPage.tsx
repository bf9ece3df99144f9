import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { Container } from "../components/Layout";
import { RichText } from "../components/RichText";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { Faq } from "../sections/Faq/Faq";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { faqNode } from "../seo/faqNode";
import { headOf } from "../seo/PageHead";
import { small } from "../theme/parts";
import { color, space } from "../theme/tokens";

const SmallPrint = styled(Container)`
  padding-block: ${space.section};
  ${small}
  & > div {
    max-width: 52rem;
    padding-left: ${space[5]};
    border-left: 2px solid ${color.line};
  }
`;

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <Faq content={page} />
      <CallToAction content={page.callToAction} continues="warm" />
      <SmallPrint>
        <RichText html={page.disclaimer} />
      </SmallPrint>
    </>
  );
}

export const Head = headOf({ about: faqNode });

export const query = graphql`
  query FaqPage($id: String!) {
    page: faqPage(id: { eq: $id }) {
      ...FaqPageFields
    }
  }
`;
