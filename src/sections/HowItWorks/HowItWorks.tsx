import { graphql } from "gatsby";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { StepNumber } from "../../components/StepNumber";
import { useSite } from "../../layout/useSite";
import { contentWidth } from "../../theme/measures";
import { LeaderQuote } from "../LeaderQuote";
import { Heading, Mark, QuoteBand, StepItem, Steps } from "./styles";

interface HowItWorksProps {
  howItWorks: Queries.HomeHowItWorksFragment["howItWorks"];
}

/** The steps to a loan, and a quote of the second leader about them. */
export function HowItWorks({ howItWorks }: HowItWorksProps) {
  return (
    <>
      <Band>
        <Container>
          <Heading>
            <h2>{howItWorks.title}</h2>
            <p>{howItWorks.lead}</p>
          </Heading>
          <Steps>
            {howItWorks.steps.map((step) => (
              <Step key={step.number} step={step} />
            ))}
          </Steps>
        </Container>
      </Band>
      <QuoteBand data-background="warm">
        <Container>
          <LeaderQuote quote={howItWorks.quote} side="right" />
        </Container>
      </QuoteBand>
    </>
  );
}

interface StepProps {
  step: Queries.IllustratedStepFragment;
}

/** One step: its picture, and below a marked line what happens in it. */
function Step({ step: { number, title, description, note, picture } }: StepProps) {
  const { labels } = useSite();
  return (
    <StepItem>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1280px) 533px, (min-width: 768px) 43.5vw, ${contentWidth}`}
        />
      )}
      <div>
        <Mark aria-hidden="true">{number}</Mark>
        {note && <small>{note}</small>}
        <h3>
          <StepNumber label={labels.step} number={number} />
          {title}
        </h3>
        <p>{description}</p>
      </div>
    </StepItem>
  );
}

export const query = graphql`
  fragment IllustratedStep on Step {
    ...StepData
    picture {
      ...PictureData
    }
  }
  fragment HomeHowItWorks on HomePage {
    howItWorks {
      title
      lead
      steps {
        ...IllustratedStep
      }
      quote {
        ...QuoteData
      }
    }
  }
`;
