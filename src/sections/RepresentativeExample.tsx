import styled from "@emotion/styled";
import { ArrowLink } from "../components/Button";
import { Picture } from "../components/Picture";
import { Band, Container, SectionHeading } from "../components/Section";
import { Muted, Small } from "../components/Type";
import { fillTemplate } from "../lib/fillTemplate";
import { useSite } from "../lib/useSite";
import { from } from "../theme/breakpoints";
import { stack } from "../theme/parts";
import { color, space } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

type Content = Queries.ProductExampleFieldsFragment;

interface RepresentativeExampleProps {
  /** A page with a calculator leaves out the link to it and the app's screen. */
  content: Pick<Content, "title" | "lead" | "figures"> & Partial<Content>;
  labels: Queries.CalculatorExampleFieldsFragment;
  /** False if the loan's price tag is in another section of the page. */
  hasPrice?: boolean;
}

/** Shows a loan's representative example, computed at build time. */
export function RepresentativeExample({
  content,
  labels,
  hasPrice = true,
}: RepresentativeExampleProps) {
  const { figures, calculator, calculatorLabel, check, screen } = content;
  return (
    <Band data-tone="dark">
      <Columns>
        <SectionHeading content={content} />
        {hasPrice && <LoanPrice figures={figures} />}
        <div>
          <Muted>{fillTemplate(labels.explanation, figures)}</Muted>
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
      </Columns>
    </Band>
  );
}

function LenderLine({ label }: { label: string }) {
  const { company, licence, address } = useSite().lender;
  return (
    <Lender as="div">
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

/** Puts the heading and explanation on the left, and the price or the phone on the right. */
const Columns = styled(Container)`
  ${stack(`${space[8]} ${space.columns}`)}
  break-inside: avoid;
  & > :has(> h2) {
    margin-bottom: 0;
  }
  & .muted {
    margin-block: 0 ${space[4]};
  }
  ${from("md")} {
    &:has(> :is(figure, .screen-only)) {
      grid-template: "title aside" auto "text aside" 1fr / minmax(0, 1fr) auto;
    }
    & > figure {
      grid-area: aside;
      align-self: center;
      width: clamp(19rem, 30vw, 25rem);
    }
  }
`;

const Lender = styled(Small)`
  margin-top: ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** Aligns the phone with the bottom of the section. */
const Phone = styled.div`
  justify-self: center;
  align-self: end;
  width: min(16rem, 100%);
  aspect-ratio: 1 / 1.5;
  margin-block: ${space[4]} calc(-1 * ${space.section});
  overflow: hidden;
  ${from("md")} {
    grid-area: aside;
    justify-self: end;
    width: clamp(15rem, 29vw, 26rem);
    aspect-ratio: 1 / 1.9;
  }
`;
