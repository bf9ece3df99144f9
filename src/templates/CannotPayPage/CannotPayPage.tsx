import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { IndependentHelp, Situations, Stages } from "./CannotPaySections";
import { LetterTool } from "./LetterTool";

export default function CannotPayPage({
  data: { page },
}: PageProps<QueryData<Queries.CannotPayPageQuery>>) {
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={
          <LetterTool
            form={page.form}
            sentences={page.sentences}
            situations={page.situations.situations}
          />
        }
      />
      <Situations content={page.situations} />
      {page.help && <IndependentHelp content={page.help} />}
      <Stages content={page.stages} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query CannotPayPage($id: String!) {
    page: cannotPayPage(id: { eq: $id }) {
      ...CannotPayPageFields
    }
  }
`;
