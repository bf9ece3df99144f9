import { graphql } from "gatsby";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { fillTemplate } from "../../lib/fillTemplate";
import { Copy, Figures, Head, Portrait, Spread } from "./styles";

interface SuccessStoriesProps {
  content: Queries.SuccessStoriesFragment;
}

/** What loans did for people: a spread each, the portrait now on one side and now on the other. */
export function SuccessStories({ content: { story, stories, storyFigures } }: SuccessStoriesProps) {
  return (
    <section aria-labelledby="stories-title">
      <Head>
        <Container>
          <h2 id="stories-title">{story.title}</h2>
          {story.lead && <p>{story.lead}</p>}
        </Container>
      </Head>
      {stories.map((entry) => (
        <Story key={entry.title} story={entry} labels={storyFigures} />
      ))}
    </section>
  );
}

interface StoryProps {
  story: Queries.SuccessStoryDataFragment;
  labels: Queries.SuccessStoriesFragment["storyFigures"];
}

/** One person's story: portrait, text, and what the loan cost. */
function Story({ story: { title, testimonial, body, loan }, labels }: StoryProps) {
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
        <StoryFigures figures={loan.figures} labels={labels} />
      </Copy>
    </Spread>
  );
}

interface StoryFiguresProps {
  figures: Queries.StoryFiguresFragment;
  labels: Queries.SuccessStoriesFragment["storyFigures"];
}

/** What the loan of a story cost, computed by src/lending during the build. */
function StoryFigures({ figures, labels }: StoryFiguresProps) {
  const rows = [
    [labels.principal, figures.principal],
    [fillTemplate(labels.payment, { months: figures.termMonths }), figures.instalment],
    [labels.interest, figures.totalInterest],
    [labels.repayment, figures.totalRepayment],
    [labels.effectiveRate, figures.effectiveRate],
  ];
  return (
    <Figures>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

export const query = graphql`
  fragment StoryFigures on ExampleFigures {
    principal
    termMonths
    instalment
    totalInterest
    totalRepayment
    effectiveRate
  }
  fragment SuccessStoryData on SuccessStory {
    title
    body
    testimonial {
      name
      role
      quote
      picture {
        ...PictureData
      }
    }
    loan {
      figures {
        ...StoryFigures
      }
    }
  }
  fragment SuccessStories on WhyPage {
    story {
      title
      lead
    }
    storyFigures {
      principal
      payment
      interest
      repayment
      effectiveRate
    }
    stories {
      ...SuccessStoryData
    }
  }
`;
