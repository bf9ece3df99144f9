import { from } from "../theme/breakpoints";
import { covering, layer } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { drawings, Icon } from "./Icon";
import { Picture } from "./Picture";
import { Container } from "./Section";

/** Closes a page with a link to the next one, to whose island a dotted route leads over a strip of the chart. */
export const NextPort = ({ content }: { content: Queries.NextPortFieldsFragment }) => (
  <nav className="next-port screen-only" data-tone="dark" aria-label={content.label}>
    {content.picture && (
      <>
        <Picture picture={content.picture} sizes="36rem" transparent />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 88C40 96 68 84 98 50" />
        </svg>
      </>
    )}
    <Container>
      <a href={content.to}>
        {content.label}
        <Icon drawing={drawings.arrowRight} />
      </a>
    </Container>
  </nav>
);

export const nextPortStyles = () => `
  .next-port {
    position: relative;
    isolation: isolate;
    display: grid;
    align-items: center;
    min-height: 7.5rem;
    overflow: hidden;
    background: ${color.backgroundWarm};
    --port: 78%;
    ${from("md")} {
      --port: 70%;
    }
    & > picture {
      position: absolute;
      z-index: -1;
      top: 50%;
      left: var(--port);
      width: 36rem;
      translate: -66% -50%;
      mask: linear-gradient(90deg, transparent 35%, ${opaque} 55% 80%, transparent);
    }
    & > svg {
      ${layer}
      z-index: -1;
      width: var(--port);
      height: 100%;
    }
    & > svg > path {
      fill: none;
      stroke: ${color.accent};
      stroke-width: 3px;
      stroke-linecap: round;
      stroke-dasharray: 0 9px;
      vector-effect: non-scaling-stroke;
    }
    & a {
      display: block;
      width: fit-content;
      max-width: 60%;
      font: 700 ${size.large} / 1.2 ${token.fontDisplay};
      color: ${color.text};
      &::after {
        ${covering}
      }
      & svg {
        display: inline;
        margin-left: ${space[2]};
        vertical-align: -0.15em;
        color: ${color.accent};
      }
    }
    @media (forced-colors: active) {
      & > :is(picture, svg) {
        display: none;
      }
    }
  }
`;
