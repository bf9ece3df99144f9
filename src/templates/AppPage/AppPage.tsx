import { graphql, type PageProps } from "gatsby";
import { CarriedLoan } from "../../features/calculator/CarriedLoan";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { AppAfterwards, AppOpening, AppSteps } from "./App";

export default function AppPage({
  data: { page, products },
  location,
}: PageProps<QueryData<Queries.AppPageQuery>>) {
  return (
    <>
      <AppOpening content={page}>
        <CarriedLoan content={page.carried} products={products.nodes} query={location.search} />
      </AppOpening>
      <AppSteps content={page.process} guide={page.guide} />
      <AppAfterwards content={page.afterwards} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query AppPage($id: String!) {
    page: appPage(id: { eq: $id }) {
      ...AppPageFields
    }
    ...LentProducts
  }
`;
