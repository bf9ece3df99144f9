import styled from "@emotion/styled";
import { Band, Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { untranslatedFigure } from "../lib/untranslated";
import { from, largeText } from "../theme/breakpoints";
import { columns, displayText, stack, sticky, titleText } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

const Halves = styled.div`
  display: grid;
  ${columns("lg", 2)}
`;

const INNER = "clamp(2.5rem, 5vw, 6rem)";

/** Half of the screen; its text keeps to the page's own half of the content. */
const Half = styled.section`
  display: grid;
  padding: ${space.section} ${space.gutter};
  background: ${color.accent};
  color: ${color.onAccent};
  &[data-tone="dark"] {
    background: ${color.background};
    color: ${color.text};
  }
  @media print {
    background: none;
  }
  & > div {
    width: 100%;
    ${from("lg")} {
      max-width: calc(${token.contentWidth} / 2 - ${INNER});
    }
  }
  ${from("lg")} {
    &:first-of-type > div {
      justify-self: end;
    }
    &:first-of-type {
      padding-right: ${INNER};
    }
    &:last-of-type {
      padding-left: ${INNER};
    }
  }
  & h2 {
    ${titleText(size.large, 1.3)}
  }
  & p:first-of-type {
    margin-block: ${space[4]} ${space[6]};
    ${displayText(size.h2, 1.05, "-0.03em")}
    text-wrap: balance;
  }
  & p:last-of-type {
    max-width: 32rem;
    font-size: ${size.large};
    line-height: 1.5;
  }
`;

/** Vision and mission: two halves of the screen, one dark and one of the brand's accent. */
export function Purposes({ content }: { content: Queries.CorporateProfilePageFieldsFragment }) {
  return (
    <Halves>
      {[content.vision, content.mission].map(({ title, statement, text }, index) => (
        <Half key={title} data-tone={index === 0 ? "dark" : undefined}>
          <div>
            <h2>{title}</h2>
            <p>{statement}</p>
            <p>{text}</p>
          </div>
        </Half>
      ))}
    </Halves>
  );
}

const Columns = styled(Container)`
  ${stack(`${space[12]} clamp(2.5rem, 6vw, 6rem)`)}
  ${columns("lg", "5fr 7fr")}
`;

const PHONE_WIDTH = "min(18.75rem, 60vw)";

/** A panel of madras cloth behind the phone, which its lower edge crops between two lines of text. */
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
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  padding-top: ${space[6]};
  border-top: 2px solid ${color.text};
  ${from("lg")} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    font: 600 ${size.h4} / 1.3 ${token.fontText};
  }
`;

/** How the company was founded, beside a picture of the app or its heading, and the company in short. */
export function CompanyStory({ story }: { story: Queries.CompanyStoryFieldsFragment }) {
  const { title, opening, body, picture, facts } = story;
  const head = (
    <>
      <h2 id="story-title">{title}</h2>
      <Opening>{opening}</Opening>
    </>
  );
  return (
    <Band data-background="warm" aria-labelledby="story-title">
      <Columns>
        {picture ? (
          // A sticky part of the grid itself would go on over the facts below it.
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
      </Columns>
    </Band>
  );
}
