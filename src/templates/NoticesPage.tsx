import { graphql, type PageProps } from "gatsby";
import type { Found } from "../lib/found";
import { CallToAction } from "../sections/CallToAction";
import { NoticeList, NoticesBox } from "../sections/notices/Notices";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";

export default function NoticesPage({ data }: PageProps<Found<Queries.NoticesPageQuery>>) {
  const { page } = data;
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
