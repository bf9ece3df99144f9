import { Section } from "../../components/Section";
import { Steps } from "../Steps";
import { LeaderQuote } from "./LeaderQuote";

/** Lists the steps to a loan, and quotes a leader. */
export const HowItWorks = ({
  howItWorks: { title, lead, steps, quote },
}: {
  howItWorks: Queries.HomeHowItWorksFieldsFragment;
}) => (
  <>
    <Section title={title} text={lead}>
      <Steps steps={steps} />
    </Section>
    <Section data-background="warm">
      <LeaderQuote quote={quote} data-large="" />
    </Section>
  </>
);
