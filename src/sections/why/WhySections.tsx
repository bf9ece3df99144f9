import styled from "@emotion/styled";
import { ItemGrid } from "../../components/ItemList";
import { Portrait, PortraitPicture } from "../../components/Portrait";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Quote, Title } from "../../components/Type";
import { below, from } from "../../theme/breakpoints";
import { columns, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

export const Advantages = ({ content }: { content: Queries.WhyPageFieldsFragment }) => (
  <Section data-volume="loud" aria-labelledby="advantages-title" content={content.advantage}>
    <ItemGrid items={content.advantages} />
  </Section>
);

/** Shows success stories, with the portrait, text and loan price side by side where they fit. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories } = content;
  if (!story || !stories) return null;
  return (
    <Section data-background="warm" aria-labelledby="stories-title" content={story}>
      {stories.map(({ title, testimonial, body, loan }) => (
        <Story key={title}>
          <PortraitPicture picture={testimonial.picture} sizes="(min-width: 1280px) 23rem, 41vw" />
          <div>
            <Portrait name={testimonial.name} role={testimonial.role} />
            <Title>{title}</Title>
            <RichText html={body} />
          </div>
          <Quote>{testimonial.quote}</Quote>
          <LoanPrice figures={loan.figures} />
        </Story>
      ))}
    </Section>
  );
}

const Story = styled.article`
  ${stack(`${space[6]} ${space[12]}`)}
  ${columns("md", 2)}
  ${columns("xl", 3)}
  & + & {
    margin-top: ${space.part};
    padding-top: ${space.part};
    border-top: 1px solid ${color.line};
  }
  /* The text flows around the portrait. */
  ${below("md")} {
    display: flow-root;
    & > :has(> picture) {
      float: inline-end;
      width: 43%;
      margin: 0 0 ${space[3]} ${space[4]};
    }
    & > blockquote {
      margin-top: ${space[6]};
    }
  }
  & > blockquote {
    align-self: center;
  }
  /* Puts the price below the portrait and beside the quote, or beside both the text and the quote. */
  ${from("md")} {
    & > figure {
      grid-area: 2 / 1;
    }
  }
  ${from("xl")} {
    & > :has(> picture) {
      grid-row: span 2;
    }
    & > figure {
      grid-area: 1 / 3 / span 2;
      align-self: start;
      margin-top: 0;
    }
    & > blockquote {
      align-self: end;
    }
  }
  & h3 {
    margin-block: ${space[4]} ${space[5]};
  }
`;
