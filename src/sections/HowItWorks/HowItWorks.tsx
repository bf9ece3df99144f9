import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { LeaderQuote } from "../LeaderQuote";
import { Step } from "./Step";
import { Heading, QuoteBand, Steps } from "./styles";

interface HowItWorksProps {
  howItWorks: Queries.HomeHowItWorksFragment["howItWorks"];
}

/** The way to a loan, step by step, and what the second leader says of it. */
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
      <QuoteBand data-ground="warm">
        <Container>
          <LeaderQuote quote={howItWorks.quote} side="right" />
        </Container>
      </QuoteBand>
    </>
  );
}

export const query = graphql`
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
