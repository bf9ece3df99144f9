import { graphql } from "gatsby";
import { ActionRow } from "../components/ActionRow";
import { ButtonLink } from "../components/ButtonLink";
import { fillTemplate } from "../lib/fillTemplate";

interface ResourcesActionsProps {
  content: Pick<Queries.ResourcesPageFieldsFragment, "freePack" | "freePackNote" | "support">;
  pack: Queries.FreePackFileFragment["file"];
}

/** The free pack to take along, and the way to people who help. */
export function ResourcesActions({ content, pack }: ResourcesActionsProps) {
  return (
    <ActionRow>
      <ButtonLink to={pack.url} download>
        {content.freePack}
      </ButtonLink>
      <ButtonLink to={content.support.to} variant="secondary">
        {content.support.label}
      </ButtonLink>
      <small>{fillTemplate(content.freePackNote, { size: pack.size })}</small>
    </ActionRow>
  );
}

export const query = graphql`
  fragment FreePackFile on FreePack {
    file {
      url
      size
    }
  }
`;
