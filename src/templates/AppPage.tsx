import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { AppAfterwards } from "../sections/AppAfterwards";
import { AppClosing } from "../sections/AppClosing";
import { AppOpening } from "../sections/AppOpening";
import { AppSteps } from "../sections/AppSteps/AppSteps";
import { PageHead } from "../seo/PageHead";

export default function AppPage({ data }: PageProps<Queries.AppPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <AppOpening content={page} />
      <AppSteps content={page.process} guide={page.guide} />
      <AppAfterwards content={page.afterwards} />
      <AppClosing content={page.closing} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.AppPageQuery>) => (
  <PageHead page={required(data.page)} />
);

export const query = graphql`
  query AppPage($id: String!) {
    page: appPage(id: { eq: $id }) {
      ...AppOpening
      process {
        ...AppSteps
      }
      afterwards {
        ...AppAfterwards
      }
    }
  }
`;
