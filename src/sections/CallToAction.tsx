import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ActionButtons } from "../components/ButtonLink";
import { Container } from "../components/Layout";
import { useSite } from "../layout/useSite";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";

interface CallToActionProps {
  content: Queries.CallToActionDataFragment;
}

const Around = styled.section`
  padding-block: ${space.section};
  background: ${color.background};
  /* The padding below a section on the same background is enough for both. */
  [data-background="plain"] + & {
    padding-top: 0;
  }
`;

const Panel = styled.div`
  position: relative;
  overflow: hidden;
  padding: min(clamp(2rem, 1.2rem + 4vw, 4.5rem), 10vw);
  border-radius: ${token.radiusLarge};
  background: ${color.background};
  ${from("lg")} {
    padding-right: clamp(9rem, 16vw, 16rem);
  }
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 14px;
    background: url("/patterns/madras-band.svg") repeat-x left center / auto 14px;
  }
  ${from("lg")} {
    &::after {
      inset: 0 0 0 auto;
      width: clamp(6rem, 11vw, 11rem);
      height: auto;
      background: url("/patterns/madras.svg") left top / 13rem;
    }
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & > div {
    gap: ${space[3]};
    margin-top: ${space[8]};
  }
  @media print {
    &::after {
      display: none;
    }
  }
`;

/** The closing panel of a page: one sentence and the next step. */
export function CallToAction({ content }: CallToActionProps) {
  const { newTab } = useSite().labels.links;
  return (
    <Around>
      <Container>
        <Panel data-tone="dark">
          <h2>{content.title}</h2>
          <p>{content.text}</p>
          <ActionButtons actions={content.actions} newTab={newTab} />
        </Panel>
      </Container>
    </Around>
  );
}

export const query = graphql`
  fragment CallToActionData on CallToAction {
    title
    text
    actions {
      label
      to
    }
  }
`;
