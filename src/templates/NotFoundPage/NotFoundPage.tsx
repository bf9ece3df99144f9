import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { ActionRow, Button, ButtonLink } from "../../components/Button";
import { LinkLine } from "../../components/LinkRows";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { space } from "../../theme/tokens";

export default function NotFoundPage({
  data: { page },
}: PageProps<QueryData<Queries.NotFoundPageQuery>>) {
  // A single prerendered file serves every unknown path, so the path is only known in the browser.
  const [shownPath, setShownPath] = useState("");
  useEffect(() => {
    const path = window.location.pathname;
    setShownPath(path);
    console.error(`404: there is no page at ${path}`);
  }, []);

  // A tab that was opened by a link has no history.
  const goBack = () =>
    window.history.length > 1 ? window.history.back() : window.location.assign(page.home.to);

  return (
    <PageOpening intro={page.intro} chart={page.chart}>
      <Requested>
        <span className="needs-script">
          {page.requestedLabel} <code>{shownPath || " "}</code>
        </span>
      </Requested>
      <ActionRow>
        <ButtonLink to={page.home.to}>{page.home.label}</ButtonLink>
        <Button
          type="button"
          data-variant="secondary"
          data-replay-click
          className="needs-script"
          onClick={goBack}
        >
          {page.goBackLabel}
        </Button>
      </ActionRow>
      <LinkLine links={page.links} />
    </PageOpening>
  );
}

const Requested = styled.p`
  min-height: 1.6em;
  margin-bottom: ${space[6]};
  & code {
    font-family: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Head = headOf({ indexed: false });

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...NotFoundPageFields
    }
  }
`;
