import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { NoticeList, NoticesBox } from "../sections/Notices";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { headOf } from "../seo/PageHead";

export default function NoticesPage({ data }: PageProps<Queries.NoticesPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <NoticeList title={page.listTitle} readLabel={page.readLabel} notices={data.notices.nodes} />
      <NoticesBox content={page.box} />
      <CallToAction content={page.callToAction} continues="warm" />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query NoticesPage($id: String!) {
    page: noticesPage(id: { eq: $id }) {
      ...NoticesPageFields
    }
    notices: allNotice(sort: { date: DESC }) {
      nodes {
        ...NoticeFields
      }
    }
  }
`;
