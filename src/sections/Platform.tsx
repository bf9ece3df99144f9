import styled from "@emotion/styled";
import { FeatureGrid } from "../components/FeatureList";
import { Container } from "../components/Layout";
import { from } from "../theme/breakpoints";
import { lead, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LeaderQuote, QuoteBand } from "./LeaderQuote";

/**
 * On wide screens the leader's portrait rises below the heading, beside the advantages: the quote
 * shares the overview's columns and rows.
 */
const Overview = styled.div`
  ${stack(space.section)}
  & > ul > li {
    border-top: 1px solid ${color.line};
  }
  & > ul svg {
    box-sizing: content-box;
    padding: ${space[3]};
    border-radius: ${token.radius};
    background: ${color.backgroundSunken};
    color: ${color.accent};
  }
  & > ul h3 {
    font: 700 ${size.h3} / 1.1 ${token.fontDisplay};
  }
  ${from("lg")} {
    grid-template: auto 1fr auto / minmax(0, 1fr) minmax(0, 1.35fr);
    gap: ${space[16]} clamp(3rem, 6vw, 6rem);
    & > ul {
      grid-area: 1 / 2 / span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      z-index: 1;
    }
    & > div:last-child {
      grid-column: 1 / -1;
    }
    @supports (grid-template-rows: subgrid) {
      & > div:last-child {
        grid-area: 2 / 1 / span 2 / span 2;
        grid-template: subgrid / subgrid;
        gap: inherit;
      }
      & > div:last-child > div {
        grid-area: 1 / 1 / span 2;
        align-self: end;
      }
      & > div:last-child > figure {
        grid-area: 2 / 2;
        padding-bottom: ${space[16]};
      }
    }
  }
`;

const Heading = styled.div`
  & > p {
    max-width: 30rem;
    margin-top: ${space[6]};
    ${lead}
  }
`;

/** What the AI-powered platform does for a borrower, and a quote of the first leader about it. */
export function Platform({ platform }: { platform: Queries.HomePlatformFieldsFragment }) {
  return (
    <QuoteBand data-tone="dark">
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
    </QuoteBand>
  );
}
