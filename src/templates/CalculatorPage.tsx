import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../components/PageOpening";
import { LoanCalculator } from "../features/calculator/LoanCalculator";
import type { QueryData } from "../lib/queryData";
import { CalculatorAnswers } from "../sections/calculator/CalculatorAnswers";
import { headOf } from "../seo/PageHead";

/** The page of the full calculator. It prints only the calculator. */
export default function CalculatorPage({
  data: { page, products, labels },
}: PageProps<QueryData<Queries.CalculatorPageQuery>>) {
  return (
    <PageOpening
      intro={page.intro}
      overlap={
        <>
          <LoanCalculator products={products.nodes} labels={labels} applyLink={page.apply} />
          <CalculatorAnswers content={page} products={products.nodes} />
        </>
      }
    />
  );
}

export const Head = headOf();

export const query = graphql`
  query CalculatorPage($id: String!) {
    page: calculatorPage(id: { eq: $id }) {
      ...CalculatorPageFields
    }
    ...LentProducts
    labels: calculatorLabels {
      ...CalculatorLabelsFields
    }
  }
`;
