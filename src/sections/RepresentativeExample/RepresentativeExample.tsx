import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { useSite } from "../../layout/useSite";
import { ExampleTable } from "./ExampleTable";
import { Bar, Columns, Lender, Phone } from "./styles";

type Content = Queries.RepresentativeExampleFragment;
type OptionalContent = "calculator" | "calculatorLabel" | "screen";

interface RepresentativeExampleProps {
  /** Next to a calculator, the link to one and the app's screen are left out. */
  content: Omit<Content, OptionalContent> & Partial<Pick<Content, OptionalContent>>;
}

/** The representative example of a loan, computed by src/lending during the build. */
export function RepresentativeExample({ content }: RepresentativeExampleProps) {
  const { title, text, figures, calculator, calculatorLabel, screen } = content;
  const cost = (
    <>
      <ExampleTable figures={figures} />
      <ShareBar interestPercent={figures.interestPercent} />
      <p>
        {figures.monthlyRate} of {figures.principal} is added each month, for all{" "}
        {figures.termMonths} months, although part of it is repaid by then. That is why the annual
        percentage rate is {figures.effectiveRate} effective and {figures.nominalRate} nominal.
        Terms run from {figures.shortestTerm} to {figures.longestTerm} months; the largest annual
        percentage rate is {figures.largestEffectiveRate} effective and {figures.largestNominalRate}{" "}
        nominal, for {figures.largestRateTerm} months. All figures are an estimate.
      </p>
      {calculator && <ArrowLink to={calculator}>{calculatorLabel}</ArrowLink>}
    </>
  );
  return (
    <Band data-tone="dark">
      {screen ? (
        <Columns>
          <div>
            <SectionHeading title={title} text={text} />
            {cost}
            <LenderLine />
          </div>
          <Phone>
            <Picture
              picture={screen}
              sizes="(min-width: 1440px) 26rem, (min-width: 1024px) 29vw, (min-width: 768px) 15rem, 16rem"
              transparent
            />
          </Phone>
        </Columns>
      ) : (
        <Columns data-plain>
          <div>
            <SectionHeading title={title} text={text} />
            <LenderLine />
          </div>
          <div>{cost}</div>
        </Columns>
      )}
    </Band>
  );
}

/** The shares of principal and interest in the total repayment, in per cent. */
function ShareBar({ interestPercent }: Pick<Content["figures"], "interestPercent">) {
  const borrowed = 100 - interestPercent;
  return (
    <Bar>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="borrowed" width={borrowed - 0.3} height="4" />
        <rect className="interest" x={borrowed + 0.3} width={interestPercent - 0.3} height="4" />
      </svg>
      <figcaption>
        <span className="borrowed">What you borrowed: {borrowed.toFixed(1)}%</span>
        <span className="interest">Interest: {interestPercent.toFixed(1)}%</span>
      </figcaption>
    </Bar>
  );
}

/** The lender that gives the example: company, licence and address. */
function LenderLine() {
  const { company, licence, address } = useSite().lender;
  return (
    <Lender>
      <p>
        Representative example of <strong>{company}</strong>. {licence.statement} {licence.number}.
      </p>
      <address>
        {address.street}, {address.city}, {address.country}
      </address>
    </Lender>
  );
}

export const query = graphql`
  fragment RepresentativeExample on ProductExample {
    title
    text
    calculator
    calculatorLabel
    screen {
      ...PhonePictureData
    }
    figures {
      ...RepresentativeFigures
    }
  }
  fragment PlanWithExample on RatePlan {
    ...RatePlanData
    exampleFigures {
      ...RepresentativeFigures
    }
  }
  fragment RepresentativeFigures on ExampleFigures {
    principal
    termMonths
    monthlyRate
    interestPercent
    effectiveRate
    nominalRate
    shortestTerm
    longestTerm
    largestEffectiveRate
    largestNominalRate
    largestRateTerm
    ...ExampleTable
  }
`;
