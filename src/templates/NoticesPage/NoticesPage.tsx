import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { NoticeList, NoticesBox } from "./Notices";

export default function NoticesPage({ data }: PageProps<QueryData<Queries.NoticesPageQuery>>) {
  const { page } = data;
  const notices = data.notices.nodes;
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={notices.length > 0 && <NoticeList content={page} notices={notices} />}
      />
      <NoticesBox content={page.box} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query NoticesPage($id: String!) {
    page: noticesPage(id: { eq: $id }) {
      ...NoticesPageFields
    }
    notices: allNotice(sort: { sortKey: ASC }) {
      nodes {
        ...NoticeFields
      }
    }
  }
`;
