import { graphql } from "gatsby";
import { Container } from "../../components/Layout/Container";
import { Story } from "./Story";
import { Head } from "./styles";

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

export const query = graphql`
  fragment SuccessStories on WhyPage {
    story {
      title
      lead
    }
    stories {
      ...SuccessStoryData
    }
  }
`;
