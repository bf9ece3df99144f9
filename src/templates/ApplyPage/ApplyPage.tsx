import { graphql, type PageProps } from "gatsby";
import { ActionButtons } from "../../components/Button";
import { LendingNote } from "../../components/LendingNote";
import { PageOpening } from "../../components/PageOpening";
import { Signposts } from "../../components/Signposts";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { useSite } from "../../lib/useSite";
import { ProductList } from "./ProductList";

export default function ApplyPage({ data }: PageProps<QueryData<Queries.ApplyPageQuery>>) {
  const { page } = data;
  const { applying } = useSite().lender;
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={<ProductList content={page.products} products={data.products.nodes} />}
      >
        <ActionButtons actions={[...applying, ...page.actions]} />
        <LendingNote />
      </PageOpening>
      <Signposts content={page.help} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query ApplyPage($id: String!) {
    page: applyPage(id: { eq: $id }) {
      ...ApplyPageFields
    }
    products: allProductPage(sort: { sortKey: ASC }) {
      nodes {
        ...ListedProduct
      }
    }
  }
`;
