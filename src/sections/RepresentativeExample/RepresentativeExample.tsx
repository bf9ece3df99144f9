import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { SectionHeading } from "../../components/Section";
import { ShareBar } from "../../features/calculator/Bar";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { LoanPrice } from "../LoanPrice";
import { Columns, Lender, Meaning, Phone, TextColumns } from "./styles";

type Content = Queries.ProductExampleFieldsFragment;
type OptionalContent = "calculator" | "calculatorLabel" | "check" | "screen";

interface RepresentativeExampleProps {
  /** Next to a calculator, the link to one and the app's screen are left out. */
  content: Pick<Content, "title" | "text" | "figures"> & Partial<Pick<Content, OptionalContent>>;
  labels: Queries.CalculatorExampleFieldsFragment;
  /** False where another section of the page has the price tag of the same loan. */
  hasPrice?: boolean;
}

/** The representative example of a loan, computed by src/lending during the build. */
export function RepresentativeExample({
  content,
  labels,
  hasPrice = true,
}: RepresentativeExampleProps) {
  const { title, text, figures, calculator, calculatorLabel, check, screen } = content;
  const Around = hasPrice || screen ? Columns : TextColumns;
  return (
    <Band data-tone="dark">
      <Around>
        <SectionHeading title={title} text={text} />
        {hasPrice && <LoanPrice figures={figures} />}
        <div>
          <ShareBar interestPercent={figures.interestPercent} labels={labels} />
          <Meaning>
            {fillTemplate(
              figures.isReducing ? labels.reducingExplanation : labels.explanation,
              figures,
            )}
          </Meaning>
          {calculator && <ArrowLink to={calculator}>{calculatorLabel}</ArrowLink>}
          {check && <ArrowLink to={check.to}>{check.label}</ArrowLink>}
          <LenderLine label={labels.lender} />
        </div>
        {screen && (
          <Phone className="screen-only">
            <Picture
              picture={screen}
              sizes="(min-width: 1440px) 26rem, (min-width: 1024px) 29vw, (min-width: 768px) 15rem, 16rem"
              transparent
            />
          </Phone>
        )}
      </Around>
    </Band>
  );
}

/** The lender that gives the example: company, licence and address. */
function LenderLine({ label }: { label: string }) {
  const { company, licence, address } = useSite().lender;
  return (
    <Lender>
      <p>
        {label} <strong>{company}</strong>. {licence.statement}{" "}
        <span className="unbroken">{licence.number}</span>.
      </p>
      <address>
        {address.street}, <span className="unbroken">{address.city}</span>, {address.country}
      </address>
    </Lender>
  );
}

export const query = graphql`
  fragment PlanWithExample on RatePlan {
    ...RatePlanFields
    exampleFigures {
      ...ExampleFiguresFields
    }
  }
`;
