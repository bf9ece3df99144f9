import styled from "@emotion/styled";
import { Badge, PictureTag } from "../components/Badge";
import { ActionButtons } from "../components/ButtonLink";
import { Picture } from "../components/Picture";
import { below, between, from20em } from "../theme/breakpoints";
import { space, token } from "../theme/tokens";
import { PageOpening } from "./PageOpening";

const FACE_WIDTH = "min(8.5rem, 36vw)";

/** How far a product's picture overlaps the section below on phones. */
const OVERLAP = "min(22.75rem, 82.7vw - 3.9rem)";

/**
 * A picture next to the heading, which overlaps the section below. On phones it is below the text, or a face
 * in the corner.
 */
export const OpeningPicture = styled.div`
  position: relative;
  align-self: end;
  width: clamp(17rem, 36vw, 30rem);
  margin-bottom: calc(-1 * var(--opening-foot) - 4rem);
  overflow: hidden;
  border-radius: ${token.radiusLarge};
  box-shadow: ${token.shadowOverlay};
  ${between("md", "lg")} {
    margin-bottom: calc(-1 * var(--opening-foot) - 2rem);
  }
  ${below("md")} {
    width: 100%;
    max-width: 30rem;
    margin-bottom: calc(-1 * var(--opening-foot) - ${OVERLAP});
    & img {
      aspect-ratio: 1 / 0.827;
      object-fit: cover;
    }
    &[data-crop="face"] {
      width: ${FACE_WIDTH};
      margin: 0;
      border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
      box-shadow: none;
    }
    &[data-crop="face"] img {
      aspect-ratio: 1;
      object-position: 50% 0;
    }
    ${from20em} {
      &[data-crop="face"] {
        position: absolute;
        inset: auto ${space.gutter} 0 auto;
      }
      div:has(+ &[data-crop="face"]) > :is(h1 ~ p, h1 ~ div) {
        max-width: calc(100% - ${FACE_WIDTH} - ${space[4]});
        margin-top: ${space[2]};
      }
    }
    /* Emotion would put its own class before a lone pseudo-class. */
    div:has(> &[data-crop="face"]) {
      padding-bottom: ${space[5]};
    }
    @media screen {
      div:has(> div > &[data-crop="product"]) + div + section {
        padding-top: calc(${space.section} + ${OVERLAP});
      }
    }
  }
`;

/** Opens a product's page with its name, availability and first steps. */
export function ProductOpening({ product }: { product: Queries.ProductPageFieldsFragment }) {
  const { intro, card, actions, slip } = product;
  return (
    <PageOpening
      intro={intro}
      badge={<Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>}
      aside={
        <OpeningPicture className="screen-only" data-crop="product">
          {card.comingSoon && (
            <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
          )}
          <Picture
            picture={slip ?? card.picture}
            moves={Boolean(slip)}
            transparent={Boolean(slip)}
            sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
            priority
          />
        </OpeningPicture>
      }
    >
      <ActionButtons actions={actions} />
    </PageOpening>
  );
}
