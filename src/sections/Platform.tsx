import styled from "@emotion/styled";
import { Entries } from "../components/Entries";
import { Container } from "../components/Layout";
import { SectionHeading } from "../components/Section";
import { from } from "../theme/breakpoints";
import { columns, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LeaderQuote, QuoteBand } from "./LeaderQuote";

/**
 * Puts the leader's portrait below the heading on wide screens. For this, `display: contents` makes the
 * quote's parts items of this grid.
 */
const Overview = styled.div`
  ${stack(space[10])}
  & > div {
    margin-bottom: 0;
  }
  & > div > p {
    max-width: 30rem;
  }
  & > ul {
    gap: ${space[5]} ${space[8]};
    ${columns("sm", 2)}
  }
  & > ul > li {
    grid-template: auto 1fr / min(3rem, 15vw) minmax(0, 1fr);
    column-gap: ${space[3]};
  }
  & > ul h3 {
    font-size: min(${size.h4}, 6.5vw);
  }
  & > ul > li > svg {
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${token.radius};
    background: ${color.backgroundSunken};
    color: ${color.accent};
  }
  & > ul p {
    margin-top: 0;
  }
  ${from("lg")} {
    grid-template:
      "heading features" auto
      "portrait quote" auto
      / minmax(0, 1fr) minmax(0, 1.35fr);
    gap: ${space[12]} ${space.columns};
    & > ul {
      grid-area: features;
    }
    & > [data-side] {
      display: contents;
    }
    & > [data-side] > div {
      grid-area: portrait;
      align-self: end;
      max-width: 15rem;
    }
    & > [data-side] > figure {
      grid-area: quote;
      align-self: center;
      padding-bottom: ${space[12]};
    }
  }
`;

/** Lists what the platform does for borrowers, with a leader's quote. */
export function Platform({ platform }: { platform: Queries.HomePlatformFieldsFragment }) {
  return (
    <QuoteBand data-tone="dark">
      <Container>
        <Overview>
          <SectionHeading title={platform.title} text={platform.lead} />
          <Entries entries={platform.features} data-icons="beside" />
          <LeaderQuote quote={platform.quote} side="left" />
        </Overview>
      </Container>
    </QuoteBand>
  );
}
