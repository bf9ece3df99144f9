import styled from "@emotion/styled";
import { Carousel } from "../../components/Carousel";
import { Portrait, PortraitPicture } from "../../components/Portrait";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Quote } from "../../components/Type";
import { from } from "../../theme/breakpoints";

interface LeadershipInsightsProps {
  content: Queries.HeadingFieldsFragment;
  leaders: Queries.AboutPageQuery["leaders"]["nodes"];
}

const Insight = styled(Split)`
  break-inside: avoid;
  & img {
    width: 6rem;
    ${from("md")} {
      width: 100%;
    }
  }
`;

export function LeadershipInsights({ content, leaders }: LeadershipInsightsProps) {
  if (leaders.length === 0) return null;
  return (
    <Section>
      <SectionHeading id="insights-title" content={content} />
      <Carousel
        labelledBy="insights-title"
        slides={leaders.map(({ path, name, role, quote, picture }) => ({
          key: path,
          content: (
            <Insight ratio="min(22.5rem, 32%) 1fr" data-align="centre" data-from="md">
              <PortraitPicture
                picture={picture}
                sizes="(min-width: 1200px) 360px, (min-width: 768px) 30vw, 96px"
              />
              <figure>
                <Quote data-large="">{quote}</Quote>
                <figcaption>
                  <Portrait name={<a href={path}>{name}</a>} role={role} />
                </figcaption>
              </figure>
            </Insight>
          ),
        }))}
      />
    </Section>
  );
}
