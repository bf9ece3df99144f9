import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { from } from "../../theme/breakpoints";
import { fitGrid, marked } from "../../theme/parts";
import { color, contentWidth, size, space, token } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

/** Shows success stories: portrait, text and loan price side by side where they fit. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories } = content;
  return (
    <Section
      data-background="warm"
      aria-labelledby="stories-title"
      title={story.title}
      text={story.lead}
    >
      {stories.map(({ title, testimonial, body, loan }) => (
        <Story key={title}>
          <Picture
            picture={testimonial.picture}
            sizes={`(min-width: 1280px) 23rem, (min-width: 768px) 41vw, ${contentWidth}`}
          />
          <div data-text>
            <Person>
              <strong>{testimonial.name}</strong>
              {testimonial.role}
            </Person>
            <h3>{title}</h3>
            <RichText html={body} />
          </div>
          <div>
            <LoanPrice figures={loan.figures} />
            <blockquote>
              <p>“{testimonial.quote}”</p>
            </blockquote>
          </div>
        </Story>
      ))}
    </Section>
  );
}

const Story = styled.article`
  ${fitGrid("19rem", `${space[6]} ${space[12]}`)}
  & + & {
    margin-top: ${space[12]};
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
  }
  /* Next to the portrait and the price, if these are below each other. */
  & > [data-text] {
    grid-row: span 2;
  }
  & figure {
    ${from("md")} {
      margin-top: 0;
    }
  }
  & img {
    aspect-ratio: 4 / 5;
    min-height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    margin-block: ${space[4]} ${space[5]};
  }
  & blockquote {
    margin-top: ${space[6]};
    ${marked}
    font: 600 ${size.h4} / 1.35 ${token.fontText};
  }
`;

const Person = styled.p`
  color: ${color.textMuted};
  & strong {
    display: block;
    font-size: ${size.large};
    color: ${color.text};
  }
`;
