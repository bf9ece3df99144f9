import styled from "@emotion/styled";
import { ArrowLink } from "../../components/ArrowLink";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { StepCaption } from "../../components/StepCaption";
import { StepNumber } from "../../components/StepNumber";
import { from } from "../../theme/breakpoints";
import { centred, row, stack, stepNote } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface AppStepsProps {
  content: Queries.AppProcessFieldsFragment;
  guide: { label: string; to: string };
}

const SIZES = "(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, (min-width: 768px) 13rem, 9rem";

/** From the store to the money: a screen of the app for each step. */
export function AppSteps({ content, guide }: AppStepsProps) {
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Strip>
        {content.steps.map(({ number, title, description, note, picture, caption }) => (
          <li key={number} data-lower={number % 2 === 0 || undefined}>
            {picture && <Picture picture={picture} sizes={SIZES} transparent />}
            <div>
              <h3>
                <StepNumber number={number} visible />
                {title}
              </h3>
              {note && <small>{note}</small>}
              <p>{description}</p>
              {caption && <StepCaption>{caption}</StepCaption>}
            </div>
          </li>
        ))}
      </Strip>
      <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
    </Section>
  );
}

/** The phones in a row, every second one lower. */
const Strip = styled.ol`
  ${stack(space[10])}
  margin-bottom: ${space[10]};
  ${from("md")} {
    ${row(`${space[12]} clamp(1.25rem, 2vw, 2rem)`)}
  }
  ${from("lg")} {
    flex-wrap: nowrap;
    justify-content: space-between;
    padding-bottom: ${space[12]};
    & > [data-lower] {
      position: relative;
      top: ${space[12]};
    }
  }
  & > li {
    ${row(`min(${space[5]}, 5vw)`)}
    align-items: center;
    ${from("md")} {
      flex: 0 1 13rem;
      flex-flow: column;
      gap: ${space[6]};
      align-items: stretch;
    }
  }
  & picture {
    width: min(9rem, 40vw);
    ${from("md")} {
      width: auto;
    }
  }
  /* Large words are below the picture. */
  & > li > div {
    flex: 1 1 9rem;
    min-width: 0;
    ${from("md")} {
      flex: none;
    }
  }
  & img {
    filter: ${token.liftOnLight};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & h3 > span {
    ${centred("2.25rem")}
    margin-bottom: ${space[3]};
    border-radius: ${token.radiusRound};
    background: ${color.accent};
    color: ${color.onAccent};
    font: 700 1.125rem / 1 ${token.fontText};
    letter-spacing: 0;
  }
  & small {
    ${stepNote}
    margin-top: ${space[2]};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    line-height: 1.5;
  }
`;
