import styled from "@emotion/styled";
import { Entries } from "../../components/Entries";
import { Section, SectionHeading, Split } from "../../components/Section";
import { columns } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { LeaderQuote } from "./LeaderQuote";

const Features = styled(Entries)`
  gap: ${space[10]} ${space[8]};
  align-content: start;
  ${columns("sm", 2)}
  & > li > svg {
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${token.radius};
    background: ${color.backgroundSunken};
    color: ${color.accent};
  }
`;

/** Lists what the platform does for borrowers, with a leader's quote. */
export const Platform = ({ platform }: { platform: Queries.HomePlatformFieldsFragment }) => (
  <Section data-tone="dark">
    <Split ratio="1fr 1.2fr">
      <div>
        <SectionHeading content={platform} />
        <LeaderQuote quote={platform.quote} />
      </div>
      <Features entries={platform.features} data-icons="beside" />
    </Split>
  </Section>
);
