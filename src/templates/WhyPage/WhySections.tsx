import styled from "@emotion/styled";
import { ItemGrid } from "../../components/ItemList";
import { LoanPrice } from "../../components/LoanPrice";
import { Portrait, PortraitPicture } from "../../components/Portrait";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Quote, Title } from "../../components/Type";
import { below, from } from "../../theme/breakpoints";
import { column, columns, fitGrid } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

export const Advantages = ({ content }: { content: Queries.WhyPageFieldsFragment }) => (
  <Section data-volume="loud" aria-labelledby="advantages-title" content={content.advantage}>
    <ItemGrid items={content.advantages} />
  </Section>
);

/** Shows success stories, each with the portrait, text and loan price side by side where they fit. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories } = content;
  if (!story || !stories) return null;
  return (
    <Section data-background="warm" aria-labelledby="stories-title" content={story}>
      <Stories>
        {stories.map(({ title, testimonial, body, loan }) => (
          <article key={title}>
            <div>
              <PortraitPicture
                picture={testimonial.picture}
                sizes="(min-width: 1280px) 23rem, (min-width: 768px) 19vw, 41vw"
              />
              <div>
                <Portrait name={testimonial.name} role={testimonial.role} />
                <Title>{title}</Title>
                <RichText html={body} />
                <Quote>{testimonial.quote}</Quote>
              </div>
            </div>
            <LoanPrice figures={loan.figures} />
          </article>
        ))}
      </Stories>
    </Section>
  );
}

/** On phones and tablets, the text flows around the portrait, and the prices of a row are at the same height. */
const Stories = styled.div`
  ${fitGrid("18rem", `${space.part} ${space[12]}`)}
  ${columns("xl", 1)}
  & > article {
    ${column}
    gap: ${space[3]};
    justify-content: space-between;
    padding-top: ${space[6]};
    border-top: 1px solid ${color.line};
    ${from("xl")} {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[12]};
      align-items: start;
      & > div {
        display: contents;
      }
    }
  }
  ${below("xl")} {
    & > article > div {
      display: flow-root;
    }
    & > article > div > :has(> picture) {
      float: inline-end;
      width: 43%;
      margin: 0 0 ${space[3]} ${space[4]};
    }
  }
  & h3 {
    margin-block: ${space[4]} ${space[5]};
  }
  & blockquote {
    margin-top: ${space[6]};
  }
`;
