import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { ActionRow, Button, ButtonLink } from "../../components/Button";
import { LinkLine } from "../../components/LinkRows";
import { PageOpening } from "../../components/PageOpening";
import { color, space } from "../../theme/tokens";

export function NotFound({ content }: { content: Queries.NotFoundPageFieldsFragment }) {
  // A single prerendered file serves every unknown path, so the path is only known in the browser.
  const [shownPath, setShownPath] = useState("");
  useEffect(() => {
    const path = window.location.pathname;
    setShownPath(path);
    console.error(`404: there is no page at ${path}`);
  }, []);

  // A tab that was opened by a link has no history.
  const goBack = () =>
    window.history.length > 1 ? window.history.back() : window.location.assign(content.home.to);

  const { picture } = content;
  const chart = picture && { picture, caption: null };
  return (
    <PageOpening intro={{ ...content.intro, chart }}>
      <Requested>
        <span className="needs-script">
          {content.requestedLabel} <code>{shownPath || " "}</code>
        </span>
      </Requested>
      <ActionRow>
        <Button
          type="button"
          data-variant="secondary"
          data-replay-click
          className="needs-script"
          onClick={goBack}
        >
          {content.goBackLabel}
        </Button>
        <ButtonLink to={content.home.to}>{content.home.label}</ButtonLink>
      </ActionRow>
      <LinkLine links={content.links} />
    </PageOpening>
  );
}

const Requested = styled.p`
  min-height: 1.6em;
  margin-bottom: ${space[6]};
  & code {
    color: ${color.accent};
    font-family: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
