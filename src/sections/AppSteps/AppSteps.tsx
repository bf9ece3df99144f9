import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { StepCaption } from "../../components/StepCaption";
import { StepNumber } from "../../components/StepNumber";
import { useSite } from "../../lib/useSite";
import { Strip } from "./styles";

interface AppStepsProps {
  content: Queries.AppStepsFragment;
  /** The link to more about the steps. */
  guide: { label: string; to: string };
}

const SIZES = "(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, (min-width: 768px) 13rem, 9rem";

/** From the store to the money: a screen of the app for each step. */
export function AppSteps({ content, guide }: AppStepsProps) {
  const { step } = useSite().labels;
  return (
    <Band data-background="warm">
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Strip>
          {content.steps.map(({ number, title, description, note, picture, caption }) => (
            <li key={number}>
              {picture && <Picture picture={picture} sizes={SIZES} transparent />}
              <div>
                <h3>
                  <StepNumber label={step} number={number} visible />
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
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment AppSteps on Process {
    title
    text
    steps {
      number
      title
      description
      note
      picture {
        alt
        src {
          gatsbyImageData(breakpoints: [144, 176, 212, 256, 304, 368, 440, 530])
        }
      }
      caption
    }
  }
`;
