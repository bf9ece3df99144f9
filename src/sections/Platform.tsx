import styled from "@emotion/styled";
import { EntryGrid } from "../components/Entries";
import { Container } from "../components/Layout";
import { SectionHeading } from "../components/Section";
import { from } from "../theme/breakpoints";
import { stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LeaderQuote, QuoteBand } from "./LeaderQuote";

/**
 * On wide screens the leader's portrait rises below the heading, beside the advantages: the quote's parts
 * are parts of this grid.
 */
const Overview = styled.div`
  ${stack(space.section)}
  & > div > p {
    max-width: 30rem;
  }
  & > ul > li {
    border-top: 1px solid ${color.line};
  }
  & > ul > li > svg {
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
    grid-template:
      "heading features" auto
      "portrait features" 1fr
      "portrait quote" auto
      / minmax(0, 1fr) minmax(0, 1.35fr);
    gap: ${space[16]} ${space.columns};
    & > ul {
      grid-area: features;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > [data-side] {
      display: contents;
    }
    & > [data-side] > div {
      grid-area: portrait;
      align-self: end;
    }
    & > [data-side] > figure {
      grid-area: quote;
      padding-bottom: ${space[16]};
    }
  }
`;

/** What the AI-powered platform does for a borrower, and a quote of the first leader about it. */
export function Platform({ platform }: { platform: Queries.HomePlatformFieldsFragment }) {
  return (
    <QuoteBand data-tone="dark">
      <Container>
        <Overview>
          <SectionHeading title={platform.title} text={platform.lead} />
          <EntryGrid entries={platform.features} />
          <LeaderQuote quote={platform.quote} side="left" />
        </Overview>
      </Container>
    </QuoteBand>
  );
}
