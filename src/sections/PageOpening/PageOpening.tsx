import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "../../components/Layout/Container";
import { MadrasBand } from "../../components/Layout/MadrasBand";
import { Picture } from "../../components/Picture/Picture";
import { color, size, space, token } from "../../theme/tokens";

interface PageOpeningProps {
  intro: Queries.IntroDataFragment;
  /** What follows the lead: buttons, badges, a note. */
  children?: ReactNode;
}

const Ground = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${color.groundWarm};
  & picture {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  & picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right center;
  }
  @media print {
    & picture {
      display: none;
    }
  }
`;

const Words = styled(Container)`
  padding-block: calc(${token.headerHeight} + ${space[12]}) clamp(3rem, 2rem + 4vw, 6rem);
  & > * {
    max-width: ${token.textWidth};
  }
  & > h1 {
    max-width: 52rem;
  }
`;

const Eyebrow = styled.p`
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

/** The dark opening of an inner page: what it is called and what it is for. */
export function PageOpening({ intro, children }: PageOpeningProps) {
  const { lender } = useStaticQuery<Queries.OpeningGroundQuery>(graphql`
    query OpeningGround {
      lender {
        pictures {
          headerGround {
            ...PictureData
          }
        }
      }
    }
  `);
  return (
    <>
      <Ground data-tone="dark">
        {lender && <Picture picture={lender.pictures.headerGround} sizes="100vw" priority />}
        <Words>
          {intro.eyebrow && <Eyebrow>{intro.eyebrow}</Eyebrow>}
          <h1>{intro.title}</h1>
          <Lead>{intro.lead}</Lead>
          {children}
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
`;
