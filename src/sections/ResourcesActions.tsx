import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { fillTemplate } from "../lib/fillTemplate";
import { size, space } from "../theme/tokens";

interface ResourcesActionsProps {
  content: Queries.ResourcesActionsFragment;
  pack: Queries.FreePackFileFragment["file"];
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[8]};
  & small {
    flex-basis: 100%;
    font-size: ${size.small};
  }
`;

/** The free pack to take along, and the way to people who help. */
export function ResourcesActions({ content, pack }: ResourcesActionsProps) {
  return (
    <Row>
      <ButtonLink to={pack.publicURL ?? ""} download>
        {content.freePack}
      </ButtonLink>
      <ButtonLink to={content.support.to} variant="secondary">
        {content.support.label}
      </ButtonLink>
      <small>{fillTemplate(content.freePackNote, { size: pack.prettySize })}</small>
    </Row>
  );
}

export const query = graphql`
  fragment ResourcesActions on ResourcesPage {
    freePack
    freePackNote
    support {
      label
      to
    }
  }
  fragment FreePackFile on FreePack {
    file {
      publicURL
      prettySize
    }
  }
`;
