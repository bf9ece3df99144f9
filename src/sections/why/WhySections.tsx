import styled from "@emotion/styled";
import { ActionRow, ArrowLink } from "../../components/Button";
import { Item } from "../../components/ItemList";
import { Picture } from "../../components/Picture";
import { Portrait, PortraitPicture } from "../../components/Portrait";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Quote, Title } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { card, columns, stack } from "../../theme/parts";
import { color, contentWidth, space } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

/** Lists the advantages as cards. The first is dark, and twice as high if it shows the app. */
export function Advantages({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { advantage, advantages, screen, story, stories, more } = content;
  return (
    <Section aria-labelledby="advantages-title" content={advantage}>
      <Tiles>
        {advantages.map((entry, index) => (
          <li key={entry.title} data-tone={index === 0 ? "dark" : undefined}>
            <Item {...entry} />
            {index === 0 && (
              <Picture picture={screen} sizes="(min-width: 1280px) 280px, 240px" transparent />
            )}
          </li>
        ))}
      </Tiles>
      {!(story && stories) && <More link={more} />}
    </Section>
  );
}

const Tiles = styled.ul`
  ${stack(space[4])}
  ${columns("md", 2)}
  ${columns("lg", 3)}
  & > li {
    ${card.tint}
    overflow: hidden;
  }
  & > [data-tone] {
    background: ${color.background};
  }
  ${from("md")} {
    & > :has(picture) {
      grid-row: span 2;
    }
  }
  & picture {
    max-width: 17.5rem;
    height: 22rem;
    margin: ${space[8]} auto calc(-1 * ${space.card});
  }
`;

/** Shows success stories, with the portrait, text and loan price side by side where they fit. */
export function SuccessStories({ content }: { content: Queries.WhyPageFieldsFragment }) {
  const { story, stories, more } = content;
  if (!story || !stories) return null;
  return (
    <Stories data-background="warm" aria-labelledby="stories-title" content={story}>
      {stories.map(({ title, testimonial, body, loan }) => (
        <Story key={title}>
          <PortraitPicture
            picture={testimonial.picture}
            sizes={`(min-width: 1280px) 23rem, (min-width: 768px) 41vw, ${contentWidth}`}
          />
          <div>
            <Portrait name={testimonial.name} role={testimonial.role} />
            <Title>{title}</Title>
            <RichText html={body} />
          </div>
          <Quote>{testimonial.quote}</Quote>
          <LoanPrice figures={loan.figures} />
        </Story>
      ))}
      <More link={more} />
    </Stories>
  );
}

const More = ({ link }: { link: Queries.WhyPageFieldsFragment["more"] }) =>
  link && (
    <ActionRow>
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </ActionRow>
  );

/**
 * Is always laid out: it is several times as high as the space that is kept for a skipped section, so a link
 * below would move out of the window when it gets the focus.
 */
const Stories = styled(Section)`
  && {
    content-visibility: visible;
  }
`;

const Story = styled.article`
  ${stack(`${space[6]} ${space[12]}`)}
  ${columns("md", 2)}
  ${columns("xl", 3)}
  & + & {
    margin-top: ${space[12]};
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
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
