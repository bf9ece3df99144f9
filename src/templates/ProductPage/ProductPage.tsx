import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/CallToAction";
import { ItemGrid } from "../../components/ItemList";
import { KeyFigures } from "../../components/KeyFigures";
import { Requirements } from "../../components/Requirements";
import { Section } from "../../components/Section";
import { Signposts } from "../../components/Signposts";
import { Steps } from "../../components/Steps";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { withQuery } from "../../lib/withQuery";
import { BorrowTool } from "./BorrowTool";
import { ProductKeyFigures, ProductOpening } from "./ProductSections";

/** The page of a product. All sections between the first and the last are optional. */
export default function ProductPage({
  data,
  pageContext: { plan, mainPlan },
}: PageProps<QueryData<Queries.ProductPageQuery>, Record<"plan" | "mainPlan", string>>) {
  const isMain = plan === mainPlan;
  const page = isMain ? data.page : withOwnLoan(data.page);
  const { keyFigures, features, eligibility, process, meanwhile } = page;
  return (
    <>
      <ProductOpening product={page} />
      {keyFigures && <ProductKeyFigures content={keyFigures} plan={data.plan} />}
      {page.papers && <Requirements content={data.papers} background="plain" id="papers" />}
      {features && (
        <Section data-background="warm" content={features}>
          <ItemGrid items={features.features} />
        </Section>
      )}
      {eligibility && (
        <Section data-volume="loud" id={eligibility.id ?? undefined} content={eligibility}>
          {eligibility.answer && data.page.ratePlan ? (
            <BorrowTool
              plan={data.page.ratePlan}
              criteria={eligibility.criteria}
              answer={eligibility.answer}
              product={isMain ? undefined : page.path.slice(1)}
            />
          ) : (
            <KeyFigures figures={eligibility.criteria} />
          )}
        </Section>
      )}
      {process && (
        <Section data-background="warm" content={process}>
          <Steps steps={process.steps} />
        </Section>
      )}
      {meanwhile && <Signposts content={meanwhile} />}
      {page.callToAction && <CallToAction content={page.callToAction} />}
    </>
  );
}

/** Makes the links to the calculator choose the product, which is not the one that it starts with. */
function withOwnLoan(page: Queries.ProductPageFieldsFragment): typeof page {
  const { path, card, actions, keyFigures } = page;
  const example = keyFigures?.example;
  if (!example || card.comingSoon) return page;
  const calculator = withQuery(example.calculator, `loan=${path.slice(1)}`);
  return {
    ...page,
    actions: actions.map(({ label, to }) => ({
      label,
      to: to === example.calculator ? calculator : to,
    })),
    keyFigures: { ...keyFigures, example: { ...example, calculator } },
  };
}

export const Head = headOf({ about: "loan" });

export const query = graphql`
  query ProductPage($id: String!, $plan: String!) {
    page: productPage(id: { eq: $id }) {
      ...ProductPageFields
      ratePlan {
        ...RatePlanFields
      }
    }
    plan: ratePlan(name: { eq: $plan }) {
      exampleFigures {
        ...ExampleFiguresFields
      }
    }
    papers {
      ...PapersFields
    }
  }
`;
