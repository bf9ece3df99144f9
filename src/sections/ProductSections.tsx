import { graphql } from "gatsby";
import { FeatureGrid } from "../components/FeatureList";
import { Section } from "../components/Section";
import { CallToAction } from "./CallToAction";
import { Eligibility } from "./Eligibility";
import { LoanTypes } from "./LoanTypes";
import { Process } from "./Process";
import { ProductFacts } from "./ProductFacts";
import { RepresentativeExample } from "./RepresentativeExample/RepresentativeExample";
import { Requirements } from "./Requirements";
import { Signposts } from "./Signposts";

interface ProductSectionsProps {
  product: Queries.ProductSectionsFragment;
  exampleLabels: Queries.CalculatorExampleFieldsFragment;
}

/** The sections that a product has; every one but the last may be left out of its file. */
export function ProductSections({ product, exampleLabels }: ProductSectionsProps) {
  return (
    <>
      {product.facts && <ProductFacts content={product.facts} example={product.example} />}
      {product.loanTypes && <LoanTypes content={product.loanTypes} />}
      {product.features && (
        <Section title={product.features.title} text={product.features.text}>
          <FeatureGrid features={product.features.features} />
        </Section>
      )}
      {product.example && (
        <RepresentativeExample
          content={product.example}
          labels={exampleLabels}
          hasPrice={!product.facts}
        />
      )}
      {product.eligibility && <Eligibility content={product.eligibility} />}
      {product.requirements && <Requirements content={product.requirements} />}
      {product.process && <Process content={product.process} />}
      {product.meanwhile && <Signposts content={product.meanwhile} />}
      <CallToAction
        content={product.callToAction}
        continues={product.process || product.meanwhile ? undefined : "warm"}
      />
    </>
  );
}

export const query = graphql`
  fragment ProductSections on ProductPage {
    ...ProductPageFields
    example {
      ...RepresentativeExample
    }
  }
`;
