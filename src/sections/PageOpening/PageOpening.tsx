import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "../../components/Layout/Container";
import { MadrasBand } from "../../components/Layout/MadrasBand";
import { Picture } from "../../components/Picture/Picture";
import { useLender } from "../../layout/useLender";
import { below, from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

interface PageOpeningProps {
  intro: Queries.IntroDataFragment;
  /** A word on the state of what the page is about, beside the eyebrow. */
  badge?: ReactNode;
  /** A picture beside the words; see StandingPhone and OverhangingPicture. */
  aside?: ReactNode;
  /** What follows the lead: buttons, badges, a note. */
  children?: ReactNode;
}

const Ground = styled.div`
  position: relative;
  z-index: 1;
  isolation: isolate;
  background: ${color.groundWarm};
  & > picture {
    position: absolute;
    inset: 0;
    z-index: -2;
    overflow: hidden;
  }
  & > picture img {
    width: 100%;
    height: 100%;
    min-height: 27rem;
    object-fit: cover;
    object-position: right center;
  }
  /* The chart fades out under the words, whose contrast must not depend on where an island lies. */
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(90deg, ${color.groundWarm} 25%, transparent 78%);
    opacity: 0.9;
  }
  @media print {
    &::before,
    & > picture {
      display: none;
    }
  }
`;

const Words = styled(Container)`
  --opening-foot: clamp(3rem, 2rem + 4vw, 6rem);
  padding-block: calc(${token.headerHeight} + ${space[12]}) var(--opening-foot);
  & > div:first-of-type > * {
    max-width: ${token.textWidth};
  }
  & h1 {
    max-width: 52rem;
  }
  ${below("sm")} {
    & > div:first-of-type > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  &[data-beside] {
    display: grid;
    gap: ${space[10]} clamp(2rem, 5vw, 5rem);
    ${from("md")} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

const Eyebrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[4]};
  color: ${color.accent};
  font-weight: 600;
`;

const Lead = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.large};
  line-height: 1.5;
  color: ${color.textMuted};
`;

const More = styled.div`
  margin-top: ${space[8]};
`;

/** The dark opening of an inner page: what it is called and what it is for. */
export function PageOpening({ intro, badge, aside, children }: PageOpeningProps) {
  const { lender } = useLender();
  return (
    <>
      <Ground data-tone="dark">
        <Picture
          picture={lender.pictures.wide}
          portrait={lender.pictures.narrow}
          sizes="100vw"
          priority
        />
        <Words data-beside={aside ? "" : undefined}>
          <div>
            {(intro.eyebrow || badge) && (
              <Eyebrow>
                {intro.eyebrow && <p>{intro.eyebrow}</p>}
                {badge}
              </Eyebrow>
            )}
            <h1>{intro.title}</h1>
            <Lead>{intro.lead}</Lead>
            {children && <More>{children}</More>}
          </div>
          {aside}
        </Words>
      </Ground>
      <MadrasBand />
    </>
  );
}

export const query = graphql`
  fragment IntroData on Intro {
    eyebrow
    title
    lead
  }
  fragment OpeningPictures on Lender {
    pictures {
      wide: headerGround {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 3
              breakpoints: [1680]
              transformOptions: { cropFocus: EAST }
              avifOptions: { quality: 40 }
              webpOptions: { quality: 40 }
            )
          }
        }
      }
      narrow: headerGround {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 1
              breakpoints: [560]
              transformOptions: { cropFocus: EAST }
              avifOptions: { quality: 40 }
              webpOptions: { quality: 40 }
            )
          }
        }
      }
    }
  }
`;
