import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { MadrasBand } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { useSite } from "../../layout/useSite";
import { Background, Copy, Eyebrow, Lead, More } from "./styles";

interface PageOpeningProps {
  intro: Queries.IntroDataFragment;
  /** A word on the state of what the page is about, beside the eyebrow. */
  badge?: ReactNode;
  /** A picture beside the text. */
  aside?: ReactNode;
  /** What follows the lead: buttons, badges, a note. */
  children?: ReactNode;
}

/** The dark opening of an inner page: what it is called and what it is for. */
export function PageOpening({ intro, badge, aside, children }: PageOpeningProps) {
  const { lender } = useSite();
  return (
    <>
      <Background data-tone="dark">
        <Picture
          picture={lender.pictures.wide}
          portrait={lender.pictures.narrow}
          sizes="100vw"
          priority
        />
        <Copy data-beside={aside ? "" : undefined}>
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
        </Copy>
      </Background>
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
      wide: headerBackground {
        alt
        src {
          gatsbyImageData(aspectRatio: 3, breakpoints: [1680], cropFocus: "east", quality: 38)
        }
      }
      narrow: headerBackground {
        alt
        src {
          gatsbyImageData(aspectRatio: 1, breakpoints: [560], cropFocus: "east", quality: 38)
        }
      }
    }
  }
`;
