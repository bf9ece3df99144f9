import styled from "@emotion/styled";
import { Entries } from "../../components/Entries";
import { Portrait } from "../../components/Portrait";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Steps } from "../../components/Steps";
import { Quote } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { columns } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

/** Lists the steps to getting a loan, and quotes a leader. */
export const HowItWorks = ({
  howItWorks,
}: {
  howItWorks: Queries.HomeHowItWorksFieldsFragment;
}) => (
  <>
    <Section content={howItWorks}>
      <Steps steps={howItWorks.steps} />
    </Section>
    {howItWorks.quote && (
      <Section data-background="warm">
        <LeaderQuote quote={howItWorks.quote} data-large="" />
      </Section>
    )}
  </>
);

/** Lists what the platform does for borrowers, and quotes a leader. */
export const Platform = ({ platform }: { platform: Queries.HomePlatformFieldsFragment }) => (
  <Section data-tone="dark">
    <Split ratio="1fr 1.2fr">
      <div>
        <SectionHeading content={platform} />
        {platform.quote && <LeaderQuote quote={platform.quote} />}
      </div>
      <Features entries={platform.features} data-icons="beside" />
    </Split>
  </Section>
);

interface LeaderQuoteProps {
  quote: Queries.QuoteFieldsFragment;
  "data-large"?: "";
}

/** A quotation from a leader, whose name is beside a small portrait. */
export const LeaderQuote = ({ quote, ...look }: LeaderQuoteProps) => (
  <Spoken>
    <Quote {...look}>{quote.quote}</Quote>
    <figcaption>
      <Portrait {...quote} />
    </figcaption>
  </Spoken>
);

const Spoken = styled.figure`
  break-inside: avoid;
  & figcaption {
    margin-top: ${space[6]};
  }
`;

const Features = styled(Entries)`
  gap: ${space[6]} ${space[8]};
  align-content: start;
  ${columns("sm", 2)}
  ${from("sm")} {
    row-gap: ${space[10]};
  }
  & > li > svg {
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${token.radius};
    background: ${color.backgroundSunken};
    color: ${color.accent};
  }
`;
