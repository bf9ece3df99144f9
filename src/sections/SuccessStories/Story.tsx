import { graphql } from "gatsby";
import { Picture } from "../../components/Picture/Picture";
import { RichText } from "../../components/RichText/RichText";
import { StoryFigures } from "./StoryFigures";
import { Portrait, Spread, Words } from "./styles";

interface StoryProps {
  story: Queries.SuccessStoryDataFragment;
}

/** One person's story: portrait, words, and what the loan cost. */
export function Story({ story: { title, testimonial, body, loan } }: StoryProps) {
  const { name, role, quote, picture } = testimonial;
  return (
    <Spread>
      {picture && (
        <Portrait>
          <Picture picture={picture} sizes="(min-width: 1024px) max(50vw, 57rem), 100vw" />
        </Portrait>
      )}
      <Words>
        <p>
          <strong>{name}</strong>
          {role}
        </p>
        <h3>{title}</h3>
        <RichText html={body} />
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
        <StoryFigures figures={loan.figures} />
      </Words>
    </Spread>
  );
}

export const query = graphql`
  fragment SuccessStoryData on SuccessStory {
    title
    body
    testimonial {
      name
      role
      quote
      picture {
        ...PictureData
      }
    }
    loan {
      figures {
        ...StoryFigures
      }
    }
  }
`;
