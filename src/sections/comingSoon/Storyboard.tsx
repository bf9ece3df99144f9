import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { fillTemplate } from "../../lib/fillTemplate";
import { columns, muted, stack, titleText } from "../../theme/parts";
import { color, contentWidth, size, space, token } from "../../theme/tokens";

const Frames = styled.ol`
  ${stack(`${space[10]} ${space[8]}`)}
  ${columns("md", 2)}
  & img {
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    margin-top: ${space[5]};
    font-size: ${size.h4};
  }
  & small {
    display: block;
    margin-bottom: ${space[1]};
    ${titleText(size.small, 1.4)}
    color: ${color.accent};
  }
  & p {
    ${muted(space[2])}
  }
`;

/** Shows stills of an unfinished film. */
export function Storyboard({ content }: { content: Queries.StoryboardFieldsFragment }) {
  return (
    <Section data-tone="dark" data-background="warm" title={content.title} text={content.text}>
      <Frames>
        {content.frames.map(({ title, caption, picture }, index) => (
          <li key={title}>
            {/* Phones show the first one when the page opens. */}
            <Picture
              picture={picture}
              priority={index === 0}
              sizes={`(min-width: 1280px) 35rem, (min-width: 768px) 44.7vw, ${contentWidth}`}
            />
            <h3>
              <small>{fillTemplate(content.frame, { number: index + 1 })}</small> {title}
            </h3>
            <p>{caption}</p>
          </li>
        ))}
      </Frames>
    </Section>
  );
}
