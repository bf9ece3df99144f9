import { graphql, type PageProps } from "gatsby";
import { ActionButtons } from "../components/Button";
import { PageOpening } from "../components/PageOpening";
import { Section } from "../components/Section";
import { RequestTool } from "../features/cannotPay/RequestTool";
import type { QueryData } from "../lib/queryData";
import { Arrears, BlankLetter, IndependentHelp } from "../sections/cannotPay/Arrears";
import { headOf } from "../seo/PageHead";

export default function CannotPayPage({
  data: { page, facts, calculatorLabels },
}: PageProps<QueryData<Queries.CannotPayPageQuery>>) {
  return (
    <>
      <PageOpening intro={page.intro}>
        <ActionButtons actions={page.actions} />
      </PageOpening>
      <Arrears content={page.happens} />
      <Section id="message" data-background="warm" content={page.request}>
        <RequestTool
          labels={page.request}
          message={page.message}
          amounts={calculatorLabels.problems.amount}
          holidays={facts.holidays.map(({ day }) => day)}
        />
        <BlankLetter letter={page.letter} />
      </Section>
      {page.help && <IndependentHelp content={page.help} />}
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query CannotPayPage($id: String!) {
    page: cannotPayPage(id: { eq: $id }) {
      ...CannotPayPageFields
    }
    facts {
      holidays {
        ...HolidayFields
      }
    }
    calculatorLabels {
      problems {
        amount {
          ...AmountProblemsFields
        }
      }
    }
  }
`;
