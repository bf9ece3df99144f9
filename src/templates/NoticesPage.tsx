import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NextPort } from "../components/NextPort";
import { PageOpening } from "../components/PageOpening";
import type { QueryData } from "../lib/queryData";
import { yearOf } from "../lib/subpage";
import { NoticeList, NoticesBox } from "../sections/notices/Notices";
import { type YearContext, YearLinks } from "../sections/Years";
import { PageHead } from "../seo/PageHead";

type Data = QueryData<Queries.NoticesPageQuery>;

export default function NoticesPage({ data, pageContext }: PageProps<Data, YearContext>) {
  const page = yearOf(data.page, pageContext.year);
  return (
    <>
      <PageOpening intro={page.intro} />
      <NoticeList content={page} notices={data.notices.nodes}>
        <YearLinks page={data.page} context={pageContext} />
      </NoticeList>
      <NoticesBox content={page.box} />
      {page.next && <NextPort content={page.next} />}
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, YearContext>) =>
  PageHead({ page: yearOf(data.page, pageContext.year) });

export const query = graphql`
  query NoticesPage($id: String!, $from: Date!, $to: Date!) {
    page: noticesPage(id: { eq: $id }) {
      ...NoticesPageFields
    }
    notices: allNotice(filter: { date: { gte: $from, lt: $to } }, sort: { sortKey: ASC }) {
      nodes {
        ...NoticeFields
      }
    }
  }
`;
