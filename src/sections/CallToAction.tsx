import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ActionButtons } from "../components/ButtonLink";
import { Container, madrasBand } from "../components/Layout";
import { Lead } from "../components/Type";
import { from } from "../theme/breakpoints";
import { columns, cover, outlined, surface } from "../theme/parts";
import { color, space } from "../theme/tokens";

interface CallToActionProps {
  content: Queries.CallToActionFieldsFragment;
  /** The background of the section above, where the panel continues it. */
  continues?: "plain" | "warm" | undefined;
}

const Background = styled.section`
  padding-block: ${space[12]};
  background: ${color.background};
  &[data-continues] {
    padding-top: ${space[4]};
  }
  &[data-continues="warm"] {
    background: ${color.backgroundWarm};
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  ${surface}
  ${columns("md", "minmax(0, 1fr) 38%")}
  ${columns("lg", "minmax(0, 1fr) 44%")}
  /* Without a scene. */
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${outlined}
`;

const Copy = styled.div`
  align-self: center;
  padding: calc(1.15 * ${space.card});
  & > ul {
    margin-top: ${space[8]};
  }
`;

/** Above the text on phones and next to it elsewhere, with a madras strip between them. */
const Scene = styled.div`
  position: relative;
  order: -1;
  aspect-ratio: 16 / 8;
  & > img {
    ${cover}
  }
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 14px;
    ${madrasBand}
  }
  ${from("md")} {
    order: 0;
    aspect-ratio: auto;
    &::after {
      inset: 0 auto auto 14px;
      width: 60rem;
      rotate: 90deg;
      transform-origin: 0 0;
    }
  }
`;

/** Closes a page with a title, the next steps and a scene. */
export function CallToAction({ content, continues }: CallToActionProps) {
  return (
    <ClosingPanel content={content} continues={continues}>
      <ActionButtons actions={content.actions} />
    </ClosingPanel>
  );
}

interface ClosingPanelProps {
  content: { title: string; lead: string | null; scene: string | null };
  continues?: CallToActionProps["continues"];
  children: ReactNode;
}

/** Renders the panel with any buttons. */
export const ClosingPanel = ({ content, continues, children }: ClosingPanelProps) => (
  <Background data-continues={continues}>
    <Container>
      <Panel data-tone="dark">
        <Copy>
          <h2>{content.title}</h2>
          {content.lead && <Lead>{content.lead}</Lead>}
          {children}
        </Copy>
        {content.scene && (
          <Scene className="screen-only">
            <img
              src={`/scenes/${content.scene}.svg`}
              alt=""
              width={720}
              height={480}
              loading="lazy"
              decoding="async"
            />
          </Scene>
        )}
      </Panel>
    </Container>
  </Background>
);
