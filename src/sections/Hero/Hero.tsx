import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { drawings, Icon } from "../../components/Icon";
import { MadrasBand, OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { useSite } from "../../lib/useSite";
import { StoreBadges } from "../StoreBadges";
import { Assurances, Badge, Copy, Costs } from "./copyStyles";
import { ScrollArrow } from "./ScrollArrow";
import { Chart, Columns, Opening, Phone } from "./styles";

interface HeroProps {
  hero: Queries.HomeHeroFragment["hero"];
  /** The anchor of the section below, without #. */
  next: string;
}

/** The home page's full-screen opening: the tagline over the chart of the islands, and the app. */
export function Hero({ hero, next }: HeroProps) {
  const { badge, tagline } = useSite().lender;
  return (
    <Opening data-tone="dark">
      {hero.picture ? (
        <Chart>
          {/* The picture covers its container, so a high and narrow one needs more than its width. */}
          <Picture
            picture={hero.picture}
            portrait={hero.portrait}
            sizes="max(100vw, 178vh)"
            portraitSizes="max(100vw, 58vh)"
            priority
          />
        </Chart>
      ) : (
        <OpeningCloth />
      )}
      <Columns>
        <Copy>
          <Badge>{badge}</Badge>
          <h1>{tagline}</h1>
          <p>{hero.lead}</p>
          <StoreBadges compact />
          <Costs>
            <ArrowLink to={hero.costs.to}>{hero.costs.label}</ArrowLink>
          </Costs>
          <Assurances>
            {hero.assurances.map((assurance) => (
              <li key={assurance}>
                <Icon drawing={drawings.check} />
                {assurance}
              </li>
            ))}
          </Assurances>
        </Copy>
        {hero.phone && (
          <Phone className="screen-only">
            <Picture
              picture={hero.phone}
              sizes="(min-width: 1536px) calc(0.564 * clamp(22rem, 100vh - 13.5rem, 67.5rem)), (min-width: 1024px) calc(0.564 * clamp(22rem, 100vh - 12rem, 54rem)), (min-width: 768px) 41vw, min(24rem, 97vw)"
              transparent
            />
          </Phone>
        )}
      </Columns>
      <ScrollArrow label={hero.arrowLabel} to={`#${next}`} />
      <MadrasBand />
    </Opening>
  );
}

export const query = graphql`
  fragment HomeHero on HomePage {
    hero {
      ...HomeHeroFields
      picture {
        alt
        src {
          gatsbyImageData(breakpoints: [960, 1440, 1920, 2880])
        }
      }
      portrait {
        alt
        src {
          gatsbyImageData(breakpoints: [480, 720, 960, 1290])
        }
      }
      phone {
        alt
        src {
          gatsbyImageData(breakpoints: [256, 304, 368, 440, 530, 640, 740, 900, 1100])
        }
      }
    }
  }
`;
