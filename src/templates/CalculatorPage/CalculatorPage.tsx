import { graphql, type PageProps } from "gatsby";
import { LoanCalculator } from "../../features/calculator/LoanCalculator";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { CalculatorAnswers } from "./CalculatorAnswers";

/** The page of the full calculator. It prints only the calculator. */
export default function CalculatorPage({
  data: { page, products, calculatorTexts },
}: PageProps<QueryData<Queries.CalculatorPageQuery>>) {
  return (
    <LoanCalculator
      intro={page.intro}
      products={products.nodes}
      content={calculatorTexts}
      applyLink={page.apply}
      typical={page.typical}
    >
      <CalculatorAnswers content={page} products={products.nodes} />
    </LoanCalculator>
  );
}

export const Head = headOf();

export const query = graphql`
  query CalculatorPage($id: String!) {
    page: calculatorPage(id: { eq: $id }) {
      ...CalculatorPageFields
    }
    ...LentProducts
    calculatorTexts {
      ...CalculatorTextsFields
    }
  }
`;
