import styled from "@emotion/styled";
import { column, covering, layer } from "../theme/parts";
import { color, opaque } from "../theme/tokens";
import { ArrowLink } from "./Button";
import { Picture } from "./Picture";
import { Container } from "./Section";

/** Ends a page with a link to the next one. Behind it, a dotted route leads to an island on a nautical chart. */
export const NextPort = ({ content }: { content: Queries.NextPortFieldsFragment }) => (
  <Strip className="screen-only" data-tone="dark" aria-label={content.label}>
    {content.picture && (
      <>
        <Picture picture={content.picture} sizes="(min-width: 576px) 36rem, 100vw" transparent />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 88C40 96 68 84 98 50" />
        </svg>
      </>
    )}
    <Container>
      <ArrowLink to={content.to}>{content.label}</ArrowLink>
    </Container>
  </Strip>
);

const Strip = styled.nav`
  position: relative;
  isolation: isolate;
  ${column}
  justify-content: center;
  min-height: 7.5rem;
  overflow: hidden;
  background: ${color.backgroundWarm};
  & picture {
    position: absolute;
    z-index: -1;
    left: 75%;
    width: 36rem;
    translate: -66%;
    mask: linear-gradient(90deg, transparent 35%, ${opaque} 55% 80%, transparent);
  }
  & > svg {
    ${layer}
    z-index: -1;
    width: 75%;
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
  & a::after {
    ${covering}
  }
  @media (forced-colors: active) {
    & > :is(picture, svg) {
      display: none;
    }
  }
`;
