import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { columns, cover, iconRow, outlined, surface } from "../theme/parts";
import { color, size, space } from "../theme/tokens";
import { ActionButtons } from "./Button";
import { Band, Container, madrasBand } from "./Section";
import { Lead } from "./Type";

interface CallToActionProps {
  content: Queries.CallToActionFieldsFragment;
  /** The background of the section above, if it should continue behind the panel. */
  continues?: "plain" | "warm" | undefined;
  /** Shown below the lead. */
  note?: ReactNode;
}

/** Ends a page with the next steps. With a scene, the panel is dark. */
export const CallToAction = ({ content, continues, note }: CallToActionProps) => (
  <Band className="call-to-action" data-background={continues}>
    <Container>
      <div className="panel" data-tone={content.scene ? "dark" : undefined}>
        <div className="panel-text">
          <div>
            <h2>{content.title}</h2>
            <Lead>{content.lead}</Lead>
            {note}
          </div>
          <ActionButtons actions={content.actions} />
        </div>
        {content.scene && (
          <div className="scene screen-only">
            <img
              src={`/scenes/${content.scene}.svg`}
              alt=""
              width={720}
              height={480}
              loading="lazy"
              decoding="async"
            />
          </div>
        )}
      </div>
    </Container>
  </Band>
);

export const callToActionStyles = () => `
  .call-to-action[data-background] {
    padding-top: ${space[4]};
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    &:has(.scene) {
      /* With "hidden", following a link to a text fragment would scroll this box. */
      overflow: clip;
      ${surface}
      ${outlined}
      ${columns("md", "minmax(0, 1fr) 38%")}
      ${columns("lg", "minmax(0, 1fr) 44%")}
      & > .panel-text {
        align-self: center;
        padding: calc(1.15 * ${space.card});
      }
    }
    &:not(:has(.scene)) > .panel-text {
      padding-top: ${space[6]};
      border-top: 2px solid ${color.text};
      & h2 {
        font-size: ${size.h3};
      }
      & .lead {
        margin-top: ${space[2]};
      }
      ${from("lg")} {
        ${iconRow(space[12])}
        justify-content: space-between;
        & > * {
          margin-top: 0;
        }
        /* The text becomes narrower before the buttons wrap. */
        & > :has(> h2) {
          flex: 0 99 40rem;
        }
      }
    }
  }
  .panel-text > :is(ul, .action-row) {
    margin-top: ${space[6]};
  }
  /* Above the text on phones and beside it on wider screens. A madras strip separates the two. */
  .scene {
    position: relative;
    order: -1;
    aspect-ratio: 16 / 7;
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
      /* Turned about the picture's corner, and cut off by the panel. */
      &::after {
        inset: auto auto 100% 0;
        width: 60rem;
        transform: rotate(90deg);
        transform-origin: 0 100%;
      }
    }
  }
`;
