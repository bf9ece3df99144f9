import styled from "@emotion/styled";
import { ItemList } from "../../components/ItemList";
import { Portrait } from "../../components/Portrait";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Steps } from "../../components/Steps";
import { Quote } from "../../components/Type";
import { fitGrid } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

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

export const Platform = ({ platform }: { platform: Queries.HomePlatformFieldsFragment }) => (
  <Section data-tone="dark">
    <Split ratio="1fr 1.2fr">
      <div>
        <SectionHeading content={platform} />
        {platform.quote && <LeaderQuote quote={platform.quote} />}
      </div>
      <Features items={platform.features} data-icons="beside" />
    </Split>
  </Section>
);

interface LeaderQuoteProps {
  quote: Queries.QuoteFieldsFragment;
  "data-large"?: "";
}

const LeaderQuote = ({ quote, ...look }: LeaderQuoteProps) => (
  <figure>
    <Quote {...look}>{quote.quote}</Quote>
    <figcaption>
      <Portrait {...quote} />
    </figcaption>
  </figure>
);

const Features = styled(ItemList)`
  ${fitGrid("13rem", `${space[8]} ${space[8]}`)}
  align-content: start;
  & > li > svg {
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${token.radius};
    background: ${color.backgroundSunken};
    color: ${color.accent};
  }
`;
