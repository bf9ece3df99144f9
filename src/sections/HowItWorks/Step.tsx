import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { contentWidth } from "../../theme/measures";
import { Mark, StepItem } from "./styles";

interface StepProps {
  step: Queries.IllustratedStepFragment;
}

/** One step: its picture, and below a marked line what happens in it. */
export function Step({ step: { number, title, description, note, picture } }: StepProps) {
  return (
    <StepItem>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1280px) 533px, (min-width: 768px) 43.5vw, ${contentWidth}`}
        />
      )}
      <div>
        <Mark aria-hidden="true">{number}</Mark>
        {note && <small>{note}</small>}
        <h3>
          <span className="visually-hidden">Step {number}: </span>
          {title}
        </h3>
        <p>{description}</p>
      </div>
    </StepItem>
  );
}

export const query = graphql`
  fragment IllustratedStep on Step {
    ...StepData
    picture {
      ...PictureData
    }
  }
`;
