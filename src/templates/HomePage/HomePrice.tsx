import styled from "@emotion/styled";
import { ArrowLink } from "../../components/Button";
import { LoanPrice } from "../../components/LoanPrice";
import { Section, SectionHeading } from "../../components/Section";
import { from } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface HomePriceProps {
  price: Queries.HomePriceFieldsFragment;
  /** The figures of the rate plan's example. */
  figures: Queries.ExampleFiguresFieldsFragment;
}

export function HomePrice({ price, figures }: HomePriceProps) {
  const { id, action, check, note } = price;
  return (
    <Hanging data-volume="loud" id={id} aria-labelledby={`${id}Title`}>
      <TagColumns>
        <SectionHeading id={`${id}Title`} content={price} />
        <LoanPrice figures={figures} note={note} />
        <div>
          <ArrowLink to={action.to}>{action.label}</ArrowLink>
          {check && <ArrowLink to={check.to}>{check.label}</ArrowLink>}
        </div>
      </TagColumns>
    </Hanging>
  );
}

/** The price tag hangs by its string from the band at the bottom of the hero. */
const Hanging = styled(Section)`
  padding-top: ${space[5]};
`;

/** Puts the price tag between the heading and the links on phones, and beside both on wider screens. */
const TagColumns = styled.div`
  ${stack(`${space[8]} ${space.columns}`)}
  & > .section-heading {
    order: -2;
    margin-bottom: 0;
  }
  & > figure {
    order: -1;
    width: min(100%, 27rem);
    max-width: none;
    margin: 0 auto;
  }
  ${from("md")} {
    grid-template: "head tag" 1fr "links tag" 1fr / minmax(0, 1fr) minmax(0, 1.08fr);
    & > .section-heading {
      align-self: end;
    }
    & > figure {
      grid-area: tag;
      width: 100%;
    }
  }
`;
