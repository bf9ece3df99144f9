import styled from "@emotion/styled";
import { Facts } from "../../components/Facts";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section, Split } from "../../components/Section";
import { Label, Lead } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { sticky } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Shows the vision beside the mission. */
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

const PHONE_WIDTH = "min(18.75rem, 60vw)";

/** A madras panel whose phone is cropped between two lines of text on its screen. */
const Cloth = styled.div`
  display: grid;
  justify-items: center;
  height: calc(${space[12]} + 1.49 * ${PHONE_WIDTH});
  padding: ${space[12]} ${space[8]} 0;
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  background: ${color.text} url("/patterns/madras.svg") center top / 15rem;
  & img {
    width: ${PHONE_WIDTH};
  }
  ${from("lg")} {
    ${sticky(space[8])}
  }
`;

const Opening = styled(Lead)`
  margin-bottom: ${space[6]};
`;

const WholeWidth = styled.div`
  grid-column: 1 / -1;
`;

/** Describes how the company was founded, and lists key facts about it. */
export function CompanyStory({ story }: { story: Queries.CompanyStoryFieldsFragment }) {
  const { title, opening, body, picture, facts } = story;
  const head = (
    <>
      <h2 id="story-title">{title}</h2>
      <Opening>{opening}</Opening>
    </>
  );
  return (
    <Section data-background="warm" aria-labelledby="story-title">
      <Split ratio="5fr 7fr">
        {picture ? (
          // If the grid item itself were sticky, it would overlap the facts below.
          <div className="screen-only">
            <Cloth>
              <Picture picture={picture} sizes="(min-width: 500px) 300px, 60vw" transparent />
            </Cloth>
          </div>
        ) : (
          <div>{head}</div>
        )}
        <div>
          {picture && head}
          <RichText html={body} />
        </div>
        <WholeWidth>
          <Facts facts={facts} />
        </WholeWidth>
      </Split>
    </Section>
  );
}
