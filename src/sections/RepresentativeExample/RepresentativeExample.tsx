import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { ExampleTable } from "./ExampleTable";
import { LenderLine } from "./LenderLine";
import { ShareBar } from "./ShareBar";
import { Columns, Phone } from "./styles";

type Content = Queries.RepresentativeExampleFragment;
type Surroundings = "calculator" | "calculatorLabel" | "screen";

interface RepresentativeExampleProps {
  /** Beside a calculator, the link to one and the app's screen are left out. */
  content: Omit<Content, Surroundings> & Partial<Pick<Content, Surroundings>>;
}

/** What one loan costs, in the figures that the calculator's engine computed for the build. */
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
