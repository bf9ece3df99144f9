import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { ProductOpening } from "../sections/ProductOpening";
import { ProductSections } from "../sections/ProductSections";
import { loanNode } from "../seo/loanNode";
import { PageHead } from "../seo/PageHead";

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <ProductOpening product={page} />
      <ProductSections product={page} exampleLabels={required(data.labels).example} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.ProductPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={(lender) => [loanNode(lender, page)]} />;
};

export const query = graphql`
  query ProductPage($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...ProductOpening
      ...ProductSections
    }
    labels: calculatorLabels {
      example {
        ...CalculatorExampleFields
      }
    }
  }
`;
