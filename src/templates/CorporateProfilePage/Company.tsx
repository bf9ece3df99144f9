import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { KeyFigures } from "../../components/KeyFigures";
import { LeaderLinks, LISTED } from "../../components/LeaderLinks";
import { PhonePanel } from "../../components/PhonePanel";
import { PortraitPicture } from "../../components/Portrait";
import { RichText } from "../../components/RichText";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Label, Lead, Muted, Title, UnbrokenWords } from "../../components/Type";
import { below } from "../../theme/breakpoints";
import { columns, covering, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const VisionAndMission = ({
  content: { vision, mission },
}: {
  content: Queries.CorporateProfilePageFieldsFragment;
}) => (
  <Section data-tone="dark">
    <Split ratio="1fr 1fr">
      {[vision, mission].map(({ title, statement, text }) => (
        <div key={title}>
          <Label as="h2">{title}</Label>
          <Statement>{statement}</Statement>
          <Lead>{text}</Lead>
        </div>
      ))}
    </Split>
  </Section>
);

const Statement = styled.p`
  margin-block: ${space[4]} ${space[6]};
  font: 700 ${size.h2} / 1.08 ${token.fontDisplay};
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const WholeWidth = styled.div`
  grid-column: 1 / -1;
  margin-top: ${space[6]};
`;

export function CompanyStory({ story }: { story: Queries.CompanyStoryFieldsFragment }) {
  const { picture, figures } = story;
  return (
    <Section data-background="warm" aria-labelledby="story-title">
      <Split ratio={picture ? "5fr 7fr" : "1fr"} data-align="centre">
        {picture && <PhonePanel picture={picture} />}
        <div>
          <SectionHeading id="story-title" content={{ title: story.title, lead: story.opening }} />
          <RichText html={story.body} />
        </div>
        <WholeWidth>
          <KeyFigures figures={figures} />
        </WholeWidth>
      </Split>
    </Section>
  );
}

interface LeaderCardsProps {
  content: Queries.HeadingFieldsFragment;
  leaders: readonly Queries.LeaderCardFragment[];
}

const Leaders = styled.ul`
  ${stack(`${space[10]} ${space[8]}`)}
  ${columns("sm", 2)}
  & > li {
    position: relative;
    ${stack(`${space[5]} ${space[6]}`)}
    align-content: start;
    align-items: start;
    ${below("sm")} {
      grid-template-columns: 36% minmax(0, 1fr);
    }
    ${columns("xl", "15rem minmax(0, 1fr)")}
  }
  & > li > :only-child {
    grid-column: 1 / -1;
  }
  & a {
    color: inherit;
    text-decoration-color: ${color.emphasis};
    text-decoration-thickness: 3px;
  }
  & a::after {
    ${covering}
  }
`;

/** Shows the leaders as cards that link to their pages, or as rows if there are many. */
export function LeaderCards({ content, leaders }: LeaderCardsProps) {
  if (leaders.length === 0) return null;
  return (
    <Section data-background="plain" aria-labelledby="leaders-title" content={content}>
      {leaders.length >= LISTED ? (
        <LeaderLinks leaders={leaders} />
      ) : (
        <Leaders>
          {leaders.map(({ path, name, role, tagline, picture }) => (
            <li key={path}>
              <PortraitPicture
                picture={picture}
                sizes={`(min-width: 1280px) 240px, (min-width: 640px) 44.5vw, 36vw`}
              />
              <div>
                <Title>
                  <a href={path}>
                    <UnbrokenWords text={name} />
                  </a>
                </Title>
                <Label>{role}</Label>
                <Muted>{tagline}</Muted>
              </div>
            </li>
          ))}
        </Leaders>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment LeaderCard on LeaderPage {
    path
    name
    role
    tagline
    quote
    picture {
      ...FinePicture
    }
  }
`;
