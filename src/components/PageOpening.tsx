import type { ReactNode } from "react";
import { below, from } from "../theme/breakpoints";
import { cover, layer, row, stack } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Band, Container, madrasBand } from "./Section";
import { Lead, UnbrokenWords } from "./Type";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** The page above this one, to which the eyebrow leads. */
  parentPage?: { readonly path: string } | null;
  /** A status such as "Coming Soon", beside the eyebrow. */
  badge?: ReactNode;
  chart?: Queries.OpeningChartFieldsFragment | null;
  object?: ReactNode;
  /** A "standing" object stands on the madras band. */
  objectLook?: "standing";
  /** The first section. */
  overlap?: ReactNode;
  overlapBackground?: "plain" | "warm";
  children?: ReactNode;
}

/** The page's title, with a chart behind it, an object beside it, or the first section over its lower edge. */
export function PageOpening(props: PageOpeningProps) {
  const { parentPage, badge, chart, object, objectLook = "over", overlap, children } = props;
  const { eyebrow, title, lead } = props.intro;
  const look = (chart && "chart") || (object && objectLook) || (overlap && "overlapped");
  return (
    <>
      <div className="opening" data-tone="dark" data-look={look || undefined}>
        {chart && (
          <Picture picture={chart.picture} sizes="(min-width: 768px) 80rem, 100vw" priority />
        )}
        <Container>
          <div>
            {(eyebrow || badge || chart?.caption) && (
              <div className="eyebrow">
                {eyebrow && <p>{parentPage ? <a href={parentPage.path}>{eyebrow}</a> : eyebrow}</p>}
                {badge}
                {chart?.caption && <small className="screen-only">{chart.caption}</small>}
              </div>
            )}
            <h1>
              <UnbrokenWords text={title} />
            </h1>
            <Lead>{lead}</Lead>
            {children && <div className="opening-extras">{children}</div>}
          </div>
          {object && <div className="opening-object screen-only">{object}</div>}
        </Container>
      </div>
      {overlap && (
        <Band className="overlapping" data-background={props.overlapBackground ?? "warm"}>
          <Container>{overlap}</Container>
        </Band>
      )}
    </>
  );
}

/**
 * `--foot` is the space below the text, and `--overlap` how far an object or the first section reaches over the
 * lower edge. That section does not without JavaScript or in print, where its first part may be hidden.
 */
export const openingStyles = () => `
  .opening, .overlapping {
    --overlap: clamp(3rem, 6.5vw, 5.5rem);
    @media print, (scripting: none) {
      --overlap: 0rem;
    }
  }
  .opening {
    --foot: clamp(1.875rem, 0.7rem + 4.9vw, 4.875rem);
    --gap: clamp(1rem, 0.5rem + 2vw, 2rem);
    position: relative;
    z-index: 1;
    isolation: isolate;
    background: ${color.backgroundWarm};
    --band: 14px;
    /* The footer follows directly, with a band of its own. */
    &:only-child {
      --band: 0px;
    }
    &::after {
      content: "";
      position: absolute;
      z-index: -1;
      inset: auto 0 0;
      height: var(--band);
      ${madrasBand}
    }
    &[data-look="overlapped"] {
      --foot: calc(var(--overlap) + ${space[6]});
    }
    &[data-look="chart"] {
      --foot: 9rem;
    }
    & > picture {
      ${layer}
      z-index: -1;
      inset: auto 0 var(--band);
      height: calc(var(--foot) - var(--band));
      mask: linear-gradient(transparent, ${opaque} 1.25rem);
    }
    & > picture img {
      ${cover}
      object-position: 68% center;
    }
    & > .container {
      ${stack(`${space[6]} ${space.columns}`)}
      align-items: center;
      padding-block: calc(${token.headerHeight} + clamp(0.75rem, 4vw - 0.25rem, 3rem)) var(--foot);
    }
    & :is(h1, .lead) {
      max-width: min(${token.textWidth}, ${token.openingWidth});
    }
    & .lead {
      margin-top: calc(0.65 * var(--gap));
    }
    /* On phones, an object reaches further over the edge, and the next section leaves room for it. */
    ${below("md")} {
      &[data-look="over"] {
        --overlap: 8rem;
        & + .band {
          padding-top: calc(${space.section} + 8rem);
        }
      }
    }
    ${from("md")} {
      &:is([data-look="over"], [data-look="standing"]) > .container {
        grid-template-columns: minmax(0, 1fr) clamp(17rem, 36vw, 30rem);
      }
      & > picture {
        inset: ${token.headerHeight} 0 var(--band) max(42%, 30rem);
        height: auto;
        mask: linear-gradient(transparent, ${opaque} 6rem) intersect,
          radial-gradient(100% 70% at 100% 65%, ${opaque} 50%, transparent);
      }
    }
    @media print, (forced-colors: active) {
      & > picture {
        display: none;
      }
    }
    @media print {
      &::after {
        display: none;
      }
      & > .container {
        padding-block: ${space[4]} 0;
      }
      & h1 {
        font-size: ${size.h2};
      }
    }
  }
  .eyebrow {
    ${row(`${space[1]} ${space[4]}`)}
    align-items: center;
    margin-bottom: calc(var(--gap) / 2);
    color: ${color.textMuted};
    font-weight: 600;
  }
  .opening-extras {
    margin-top: var(--gap);
    & > .action-row {
      max-width: 40rem;
      margin-top: 0;
    }
  }
  .opening-object {
    position: relative;
    max-width: 30rem;
    [data-look="over"] & {
      align-self: end;
      margin-bottom: calc(-1 * var(--foot) - var(--overlap));
    }
    [data-look="standing"] & {
      align-self: end;
      margin-bottom: calc(var(--band) - var(--foot));
      & img {
        border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
      }
    }
  }
  /* Contains the negative margin, which would otherwise pull this band's background over the opening. */
  .overlapping {
    display: flow-root;
    padding-top: 0;
    & > .container {
      position: relative;
      z-index: 2;
      margin-top: calc(-1 * var(--overlap));
    }
  }
`;
