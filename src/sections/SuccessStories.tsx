import styled from "@emotion/styled";
import { Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { RichText } from "../components/RichText";
import { SectionHeading } from "../components/Section";
import { Split } from "../components/Split";
import { from, highEnough } from "../theme/breakpoints";
import { sticky } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

/** Shows success stories with portrait, text and loan price. The sides alternate. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories } = content;
  return (
    <section aria-labelledby="stories-title">
      <Container>
        <SectionHeading id="stories-title" title={story.title} text={story.lead} />
      </Container>
      {stories.map(({ title, testimonial, body, loan }, index) => (
        <Story key={title} data-turned={index % 2 === 1 || undefined}>
          <Split as={Container} ratio={index % 2 === 1 ? "7fr 5fr" : "5fr 7fr"} data-from="md">
            {testimonial.picture && (
              <Portrait>
                <Picture
                  picture={testimonial.picture}
                  sizes="(min-width: 1280px) 29rem, (min-width: 768px) 36vw, 100vw"
                />
              </Portrait>
            )}
            <div>
              <Person>
                <strong>{testimonial.name}</strong>
                {testimonial.role}
              </Person>
              <h3>{title}</h3>
              <RichText html={body} />
              <blockquote>
                <p>“{testimonial.quote}”</p>
              </blockquote>
              <LoanPrice figures={loan.figures} />
            </div>
          </Split>
        </Story>
      ))}
    </section>
  );
}

const Story = styled.article`
  padding-block: ${space.section};
  background: ${color.backgroundWarm};
  &[data-turned] {
    background: ${color.background};
  }
  & h3 {
    margin-block: ${space[4]} ${space[6]};
    font-size: ${size.h2};
    letter-spacing: -0.03em;
  }
  & blockquote {
    margin-block: ${space[8]};
    padding-left: ${space[5]};
    border-left: 4px solid ${color.accent};
    font: 600 ${size.h4} / 1.35 ${token.fontText};
  }
`;

/** Sticks next to the text, with the face in the upper third. */
const Portrait = styled.div`
  & img {
    aspect-ratio: 4 / 5;
    max-height: 30rem;
    object-fit: cover;
    object-position: 50% 20%;
    border-radius: ${token.radiusLarge};
  }
  ${from("md")} {
    [data-turned] & {
      order: 1;
    }
    ${highEnough} {
      ${sticky(space[8])}
    }
    & img {
      max-height: calc(100vh - ${token.headerHeight} - ${space[16]});
    }
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
