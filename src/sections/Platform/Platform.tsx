import { graphql } from "gatsby";
import { Container } from "../../components/Layout/Container";
import { FeatureGrid } from "../FeatureGrid/FeatureGrid";
import { LeaderQuote } from "../LeaderQuote/LeaderQuote";
import { Ground, Heading, Overview } from "./styles";

interface PlatformProps {
  platform: Queries.HomePlatformFragment["platform"];
}

/** What the AI-powered platform does for a borrower, and what the first leader says of it. */
export function Platform({ platform }: PlatformProps) {
  return (
    <Ground data-tone="dark">
      <Container>
        <Overview>
          <Heading>
            <h2>{platform.title}</h2>
            <p>{platform.lead}</p>
          </Heading>
          <FeatureGrid features={platform.features} />
          <LeaderQuote quote={platform.quote} side="left" />
        </Overview>
      </Container>
    </Ground>
  );
}

export const query = graphql`
  fragment HomePlatform on HomePage {
    platform {
      title
      lead
      features {
        ...FeatureData
      }
      quote {
        ...QuoteData
      }
    }
  }
`;
