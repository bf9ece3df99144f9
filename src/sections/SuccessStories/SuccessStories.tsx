import { graphql } from "gatsby";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { LoanPrice } from "../LoanPrice";
import { Copy, Head, Portrait, Spread } from "./styles";

interface SuccessStoriesProps {
  content: Queries.SuccessStoriesFragment;
}

/** What loans did for people: a spread each, the portrait now on one side and now on the other. */
export function SuccessStories({ content: { story, stories } }: SuccessStoriesProps) {
  return (
    <section aria-labelledby="stories-title">
      <Head>
        <Container>
          <h2 id="stories-title">{story.title}</h2>
          {story.lead && <p>{story.lead}</p>}
        </Container>
      </Head>
      {stories.map((entry) => (
        <Story key={entry.title} story={entry} />
      ))}
    </section>
  );
}

interface StoryProps {
  story: Queries.SuccessStoriesFragment["stories"][number];
}

/** One person's story: portrait, text, and what the loan cost. */
function Story({ story: { title, testimonial, body, loan } }: StoryProps) {
  const { name, role, quote, picture } = testimonial;
  return (
    <Spread>
      {picture && (
        <Portrait>
          <Picture picture={picture} sizes="(min-width: 1024px) max(50vw, 57rem), 100vw" />
        </Portrait>
      )}
      <Copy>
        <p>
          <strong>{name}</strong>
          {role}
        </p>
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

export const query = graphql`
  fragment SuccessStories on WhyPage {
    ...WhyPageFields
    stories {
      testimonial {
        picture {
          ...PictureData
        }
      }
      loan {
        ...LoanPriceData
      }
    }
  }
`;
