import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { SectionHeading } from "../../components/Section";
import { from } from "../../theme/breakpoints";
import { columns, layer } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

/** What loans did for people: a spread each, the portrait now on one side and now on the other. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories } = content;
  return (
    <section aria-labelledby="stories-title">
      <Container>
        <SectionHeading id="stories-title" title={story.title} text={story.lead} />
      </Container>
      {stories.map((entry, index) => (
        <Story key={entry.title} story={entry} isTurned={index % 2 === 1} />
      ))}
    </section>
  );
}

interface StoryProps {
  story: Queries.SuccessStoryFieldsFragment;
  /** Whether the portrait is at the other side. */
  isTurned: boolean;
}

/** One person's story: portrait, text, and what the loan cost. */
function Story({ story, isTurned }: StoryProps) {
  const { title, testimonial, body, loan } = story;
  const { name, role, quote, picture } = testimonial;
  return (
    <Spread data-turned={isTurned || undefined}>
      {picture && (
        <Portrait>
          <Picture picture={picture} sizes="(min-width: 1024px) max(50vw, 57rem), 100vw" />
        </Portrait>
      )}
      <Copy>
        <Person>
          <strong>{name}</strong>
          {role}
        </Person>
        <h3>{title}</h3>
        <RichText html={body} />
        <blockquote>
          <p>“{quote}”</p>
        </blockquote>
        <LoanPrice figures={loan.figures} />
      </Copy>
    </Spread>
  );
}

/** Two halves of the screen; every second spread is the other way round. */
const Spread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.backgroundWarm};
  ${columns("lg", 2)}
  &[data-turned] {
    background: ${color.background};
  }
  /* A story without a portrait is centred. */
  && > :only-child {
    grid-column: 1 / -1;
    justify-self: center;
  }
`;

const Portrait = styled.div`
  & img {
    max-height: 36rem;
    object-fit: cover;
    object-position: 50% 45%;
  }
  ${from("lg")} {
    position: relative;
    [data-turned] > & {
      order: 1;
    }
    & img {
      ${layer}
      height: 100%;
      max-height: none;
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

/** Keeps to the page's own half of the content. */
const Copy = styled.div`
  width: 100%;
  max-width: calc(${token.contentWidth} / 2 + ${space.gutter});
  padding: ${space[12]} ${space.gutter};
  ${from("lg")} {
    padding: clamp(4rem, 6vw, 7rem) ${space.gutter} clamp(4rem, 6vw, 7rem) clamp(2.5rem, 5vw, 6rem);
    [data-turned] > & {
      justify-self: end;
      padding-inline: ${space.gutter} clamp(2.5rem, 5vw, 6rem);
    }
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
