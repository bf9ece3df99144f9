import styled from "@emotion/styled";
import { Carousel } from "../../components/Carousel/Carousel";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading } from "../../components/Section";
import { Split } from "../../components/Split";
import { from } from "../../theme/breakpoints";
import { displayText, muted } from "../../theme/parts";
import { size, space, token } from "../../theme/tokens";

interface LeadershipInsightsProps {
  title: string;
  leaders: Queries.AboutPageQuery["leaders"]["nodes"];
}

const Insight = styled(Split)`
  & img {
    width: 8.5rem;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radius};
    ${from("md")} {
      width: 100%;
      border-radius: ${token.radiusLarge};
    }
  }
  & blockquote {
    ${displayText(size.h2, 1.08, "-0.025em")}
    text-wrap: balance;
  }
  & figcaption {
    ${muted(space[6])}
  }
  & a {
    display: block;
    width: fit-content;
    font-weight: 600;
    font-size: ${size.large};
  }
  break-inside: avoid;
`;

export function LeadershipInsights({ title, leaders }: LeadershipInsightsProps) {
  return (
    <Section data-background="plain">
      <SectionHeading id="insights-title" title={title} />
      <Carousel
        labelledBy="insights-title"
        slides={leaders.map(({ path, name, role, quote, picture }) => ({
          key: path,
          announcement: `${quote} ${name}, ${role}`,
          content: (
            <Insight ratio="min(22.5rem, 32%) 1fr" data-align="centre" data-from="md">
              <Picture
                picture={picture}
                sizes="(min-width: 1200px) 360px, (min-width: 768px) 30vw, 136px"
              />
              <figure>
                <blockquote>
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption>
                  <a href={path}>{name}</a> {role}
                </figcaption>
              </figure>
            </Insight>
          ),
        }))}
      />
    </Section>
  );
}
