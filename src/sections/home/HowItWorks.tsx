import { Section } from "../../components/Section";
import { Steps } from "../../components/Steps";
import { LeaderQuote } from "./LeaderQuote";

/** Lists the steps to a loan, and quotes a leader. */
export const HowItWorks = ({
  howItWorks,
}: {
  howItWorks: Queries.HomeHowItWorksFieldsFragment;
}) => (
  <>
    <Section content={howItWorks}>
      <Steps steps={howItWorks.steps} />
    </Section>
    <Section data-background="warm">
      <LeaderQuote quote={howItWorks.quote} data-large="" />
    </Section>
  </>
);
