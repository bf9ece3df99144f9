import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { untranslatedFigure } from "../../lib/untranslated";
import { from } from "../../theme/breakpoints";
import { displayText, fitGrid, sticky, titleText } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

const Statement = styled.div`
  & h2 {
    ${titleText(size.large, 1.3)}
    color: ${color.accent};
  }
  & strong {
    display: block;
    margin-block: ${space[4]} ${space[6]};
    ${displayText(size.h2, 1.05, "-0.03em")}
    text-wrap: balance;
  }
  & p {
    font-size: ${size.large};
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;

/** Shows the vision next to the mission. */
export const VisionAndMission = ({
  content: { vision, mission },
}: {
  content: Queries.CorporateProfilePageFieldsFragment;
}) => (
  <Section data-tone="dark">
    <Split ratio="1fr 1fr">
      {[vision, mission].map(({ title, statement, text }) => (
        <Statement key={title}>
          <h2>{title}</h2>
          <strong>{statement}</strong>
          <p>{text}</p>
        </Statement>
      ))}
    </Split>
  </Section>
);

const PHONE_WIDTH = "min(18.75rem, 60vw)";

/** A madras panel that crops the phone between two lines of its text. */
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

const Opening = styled.p`
  margin-block: ${space[5]} ${space[8]};
  font: 600 ${size.h3} / 1.25 ${token.fontText};
  letter-spacing: -0.015em;
  color: ${color.emphasis};
`;

const Facts = styled.dl`
  ${fitGrid("8rem", `${space[6]} ${space[4]}`)}
  grid-column: 1 / -1;
  padding-top: ${space[6]};
  border-top: 2px solid ${color.text};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    ${titleText(size.large, 1.3)}
  }
`;

/** Describes how the company was founded, and lists its key facts. */
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
          // A sticky grid item would overlap the facts below.
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
        <Facts>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...untranslatedFigure(value)}>{value}</dd>
            </div>
          ))}
        </Facts>
      </Split>
    </Section>
  );
}
