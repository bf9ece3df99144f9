import { graphql } from "gatsby";
import { CallToAction } from "../CallToAction/CallToAction";
import { Eligibility } from "../Eligibility/Eligibility";
import { LoanTypes } from "../LoanTypes/LoanTypes";
import { Process } from "../Process/Process";
import { ProductFacts } from "../ProductFacts/ProductFacts";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";
import { Requirements } from "../Requirements/Requirements";
import { Signposts } from "../Signposts/Signposts";
import { TitledFeatures } from "../TitledFeatures/TitledFeatures";

interface ProductSectionsProps {
  product: Queries.ProductSectionsFragment;
}

/** The sections that a product has; every one but the last may be left out of its file. */
export function ProductSections({ product }: ProductSectionsProps) {
  return (
    <>
      {product.facts && <ProductFacts content={product.facts} />}
      {product.loanTypes && <LoanTypes content={product.loanTypes} />}
      {product.features && <TitledFeatures {...product.features} />}
      {product.example && <RepresentativeExample content={product.example} />}
      {product.eligibility && <Eligibility content={product.eligibility} />}
      {product.requirements && <Requirements content={product.requirements} />}
      {product.process && <Process content={product.process} />}
      {product.meanwhile && <Signposts content={product.meanwhile} />}
      <CallToAction content={product.callToAction} />
    </>
  );
}

export const query = graphql`
  fragment ProductSections on ProductPage {
    facts {
      ...ProductFacts
    }
    loanTypes {
      ...LoanTypes
    }
    features {
      title
      text
      features {
        ...FeatureData
      }
    }
    example {
      ...RepresentativeExample
    }
    eligibility {
      ...Eligibility
    }
    requirements {
      ...Requirements
    }
    process {
      ...Process
    }
    meanwhile {
      ...Signposts
    }
    callToAction {
      ...CallToActionData
    }
  }
`;
