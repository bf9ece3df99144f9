import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { drawings, Icon } from "../../components/Icon";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { StepCaption } from "../../components/StepCaption";
import { StepNumber } from "../../components/StepNumber";
import { useSite } from "../../lib/useSite";
import { contentWidth } from "../../theme/measures";
import { Documents, Steps } from "./styles";

interface ApplicationStepsProps {
  steps: readonly Queries.ApplicationStepDataFragment[];
}

/** The steps of an application, each with a picture and the documents it asks for. */
export function ApplicationSteps({ steps }: ApplicationStepsProps) {
  const { step } = useSite().labels;
  return (
    <Steps>
      {steps.map(({ number, title, description, note, caption, picture, documents }) => (
        <li key={number}>
          <Container>
            <Picture
              picture={picture}
              sizes={`(min-width: 1280px) 533px, (min-width: 1024px) 43.5vw, ${contentWidth}`}
            />
            <div>
              <h2>
                <StepNumber label={step} number={number} visible />
                {title}
              </h2>
              <small>{note}</small>
              <p>{description}</p>
              {caption && <StepCaption>{caption}</StepCaption>}
              <Documents>
                <h3>{documents.title}</h3>
                {documents.note && <p>{documents.note}</p>}
                <ul>
                  {documents.items.map((item) => (
                    <li key={item}>
                      <Icon drawing={drawings.check} />
                      {item}
                    </li>
                  ))}
                </ul>
                {documents.more && (
                  <ArrowLink to={documents.more.to}>{documents.more.label}</ArrowLink>
                )}
              </Documents>
            </div>
          </Container>
        </li>
      ))}
    </Steps>
  );
}

export const query = graphql`
  fragment ApplicationStepData on ApplicationStep {
    ...ApplicationStepFields
    picture {
      ...PictureData
    }
  }
`;
