import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { MadrasBand, OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { useSite } from "../../lib/useSite";
import { Background, Copy, Eyebrow, Lead, More, Words } from "./styles";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** The state of the page's subject, such as Coming Soon, beside the eyebrow. */
  badge?: ReactNode;
  /** A picture beside the text. */
  aside?: ReactNode;
  /** Whether a phone shows the title alone, in one line, so that what follows is in its first window. */
  isShort?: boolean;
  /** What follows the lead: buttons, badges, a note. */
  children?: ReactNode;
}

/** The dark opening of an inner page: what it is called and what it is for. */
export function PageOpening({ intro, badge, aside, isShort, children }: PageOpeningProps) {
  const { pictures } = useSite().lender;
  const wide = intro.chart?.wide ?? pictures.wide;
  const narrow = intro.chart?.narrow;
  return (
    <>
      <Background data-tone="dark" data-chart={narrow ? "" : undefined}>
        {wide ? (
          <Picture picture={wide} portrait={narrow ?? pictures.narrow} sizes="100vw" priority />
        ) : (
          <OpeningCloth />
        )}
        <Copy data-beside={aside ? "" : undefined} data-short={isShort || undefined}>
          <Words>
            {(intro.eyebrow || badge) && (
              <Eyebrow>
                {intro.eyebrow && <p>{intro.eyebrow}</p>}
                {badge}
              </Eyebrow>
            )}
            <h1>{intro.title}</h1>
            <Lead>{intro.lead}</Lead>
            {children && <More>{children}</More>}
          </Words>
          {aside}
        </Copy>
      </Background>
      <MadrasBand />
    </>
  );
}

export const query = graphql`
  fragment OpeningPictures on Lender {
    pictures {
      wide: headerBackground {
        ...BackgroundPicture
      }
      narrow: headerBackground {
        ...BackgroundUprightPicture
      }
    }
  }
`;
