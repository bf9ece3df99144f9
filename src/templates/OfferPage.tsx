import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { LazySection, lazyComponent } from "../components/LazySection/LazySection";
import { required } from "../lib/required";
import { useSite } from "../lib/useSite";
import { OverlapSpace } from "../sections/CalculatorPanel/overlap";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorNode";
import { PageHead } from "../seo/PageHead";

const offerBody = lazyComponent(async () => {
  const { OfferBody } = await import(
    /* webpackChunkName: "check-an-offer", webpackPreload: true */ "../sections/OfferBody"
  );
  return OfferBody;
});

export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  const page = required(data.page);
  const { loading } = useSite().lender;
  const body = useMemo(() => ({ page, sideBySide: required(data.sideBySide) }), [page, data]);
  return (
    <>
      <PageOpening intro={page.intro}>
        <OverlapSpace />
      </PageOpening>
      <LazySection
        code={offerBody}
        props={body}
        error={{ message: loading.section, retry: loading.retry }}
      />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.OfferPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={[calculatorNode(required(data.lender).url, page)]} />;
};

export const query = graphql`
  query OfferPage($id: String!) {
    lender {
      url
    }
    page: offerPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      ...OfferBody
    }
    sideBySide: sideBySideLabels {
      ...SideBySideLabelsData
    }
  }
`;
