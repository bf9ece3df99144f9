import styled from "@emotion/styled";
import { Facts } from "../../components/Facts";
import { RichText } from "../../components/RichText";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Label, Lead } from "../../components/Type";
import { size, space, token } from "../../theme/tokens";
import { PhonePanel } from "../PhonePanel";

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
`;

export function CompanyStory({ story }: { story: Queries.CompanyStoryFieldsFragment }) {
  const { picture, facts } = story;
  return (
    <Section data-background="warm" aria-labelledby="story-title">
      <Split ratio={picture ? "5fr 7fr" : "1fr"} data-align="centre">
        {picture && <PhonePanel picture={picture} />}
        <div>
          <SectionHeading id="story-title" content={{ title: story.title, lead: story.opening }} />
          <RichText html={story.body} />
        </div>
        <WholeWidth>
          <Facts facts={facts} />
        </WholeWidth>
      </Split>
    </Section>
  );
}
