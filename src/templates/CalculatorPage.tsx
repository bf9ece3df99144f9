import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { LazySection, lazyComponent } from "../components/LazySection/LazySection";
import { required } from "../lib/required";
import { useSite } from "../lib/useSite";
import { OverlapSpace } from "../sections/CalculatorPanel/overlap";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorNode";
import { PageHead } from "../seo/PageHead";

const calculatorBody = lazyComponent(async () => {
  const { CalculatorBody } = await import(
    /* webpackChunkName: "calculator", webpackPreload: true */ "../sections/CalculatorBody"
  );
  return CalculatorBody;
});

export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  const { loading } = useSite().lender;
  const body = useMemo(
    () => ({
      page,
      plan: required(data.plan),
      labels: required(data.labels),
      sideBySide: required(data.sideBySide),
    }),
    [page, data],
  );
  return (
    <>
      <PageOpening intro={page.intro}>
        <OverlapSpace />
      </PageOpening>
      <LazySection
        code={calculatorBody}
        props={body}
        error={{ message: loading.section, retry: loading.retry }}
      />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.CalculatorPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={[calculatorNode(required(data.lender).url, page)]} />;
};

export const query = graphql`
  query CalculatorPage($id: String!) {
    lender {
      url
    }
    page: calculatorPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      ...CalculatorBody
    }
    plan: ratePlan(name: { eq: "standalone" }) {
      ...PlanWithExample
    }
    labels: calculatorLabels {
      ...CalculatorLabelsData
    }
    sideBySide: sideBySideLabels {
      ...SideBySideLabelsData
    }
  }
`;
