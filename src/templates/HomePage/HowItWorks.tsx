import { ItemGrid } from "../../components/ItemList";
import { Portrait } from "../../components/Portrait";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Steps } from "../../components/Steps";
import { Quote } from "../../components/Type";

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
      <ItemGrid items={platform.features} />
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
