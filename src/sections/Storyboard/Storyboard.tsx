import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Picture } from "../../components/Picture/Picture";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { contentWidth } from "../../theme/measures";
import { Frames } from "./styles";

interface StoryboardProps {
  content: Queries.StoryboardFragment;
}

/** A film that is not finished, in still pictures. */
export function Storyboard({ content }: StoryboardProps) {
  return (
    <Band data-tone="dark" data-ground="warm">
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Frames>
          {content.frames.map(({ title, caption, picture }, index) => (
            <li key={title}>
              <Picture
                picture={picture}
                sizes={`(min-width: 1280px) 35rem, (min-width: 768px) 44.7vw, ${contentWidth}`}
              />
              <h3>
                <small>Scene {index + 1}</small> {title}
              </h3>
              <p>{caption}</p>
            </li>
          ))}
        </Frames>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Storyboard on Storyboard {
    title
    text
    frames {
      title
      caption
      picture {
        ...PictureData
      }
    }
  }
`;
