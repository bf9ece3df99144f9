import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { Band } from "../../components/Layout/Band";
import { PhonePicture } from "../../components/PhonePicture/PhonePicture";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { ExampleTable } from "./ExampleTable";
import { ShareBar } from "./ShareBar";
import { Columns, Phone } from "./styles";

interface RepresentativeExampleProps {
  content: Queries.RepresentativeExampleFragment;
}

/** What one loan costs, in the figures that the calculator's engine computed for the build. */
export function RepresentativeExample({ content }: RepresentativeExampleProps) {
  const { title, text, figures, calculator, calculatorLabel, screen } = content;
  return (
    <Band data-tone="dark">
      <Columns>
        <div>
          <SectionHeading title={title} text={text} />
          <ExampleTable figures={figures} />
          <ShareBar interestPercent={figures.interestPercent} />
          <p>
            {figures.monthlyRate} of {figures.principal} is added each month, for all{" "}
            {figures.termMonths} months, although part of it is repaid by then. That is why the
            annual percentage rate is {figures.effectiveRate}. Over {figures.shortestTerm} to{" "}
            {figures.longestTerm} months it is at most {figures.largestEffectiveRate}, for{" "}
            {figures.largestRateTerm} months. All figures are an estimate.
          </p>
          <ArrowLink to={calculator}>{calculatorLabel}</ArrowLink>
        </div>
        {screen && (
          <Phone>
            <PhonePicture picture={screen} sizes="(min-width: 1024px) 22rem, 16rem" />
          </Phone>
        )}
      </Columns>
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
      principal
      termMonths
      monthlyRate
      interestPercent
      effectiveRate
      shortestTerm
      longestTerm
      largestEffectiveRate
      largestRateTerm
      ...ExampleTable
    }
  }
`;
