import { graphql, type PageProps } from "gatsby";
import { EntryGrid } from "../components/Entries";
import { Section } from "../components/Section";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { Process } from "../sections/Process";
import { ProductOpening } from "../sections/ProductOpening";
import { Eligibility, LoanTypes, ProductFacts } from "../sections/ProductSections";
import { RepresentativeExample } from "../sections/RepresentativeExample/RepresentativeExample";
import { Requirements } from "../sections/Requirements";
import { Signposts } from "../sections/Signposts";
import { loanNode } from "../seo/loanNode";
import { headOf } from "../seo/PageHead";

/** Every section between the first and the last may be left out of a product's file. */
export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const page = required(data.page);
  const { facts, loanTypes, features, example, eligibility, requirements, process, meanwhile } =
    page;
  return (
    <>
      <ProductOpening product={page} />
      {facts && <ProductFacts content={facts} example={example} />}
      {loanTypes && <LoanTypes content={loanTypes} />}
      {features && (
        <Section title={features.title} text={features.text}>
          <EntryGrid entries={features.features} />
        </Section>
      )}
      {example && (
        <RepresentativeExample
          content={example}
          labels={required(data.labels).example}
          hasPrice={!facts}
        />
      )}
      {eligibility && <Eligibility content={eligibility} />}
      {requirements && <Requirements content={requirements} />}
      {process && <Process content={process} />}
      {meanwhile && <Signposts content={meanwhile} />}
      <CallToAction
        content={page.callToAction}
        continues={process || meanwhile ? undefined : "warm"}
      />
    </>
  );
}

export const Head = headOf({ about: loanNode });

export const query = graphql`
  query ProductPage($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...ProductPageFields
    }
    labels: calculatorLabels {
      example {
        ...CalculatorExampleFields
      }
    }
  }
`;
