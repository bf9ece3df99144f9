import styled from "@emotion/styled";
import { Badge, PictureTag } from "../../components/Badge";
import { ActionButtons, ArrowLink } from "../../components/Button";
import { KeyFigures } from "../../components/KeyFigures";
import { LendingNote } from "../../components/LendingNote";
import { LoanPrice } from "../../components/LoanPrice";
import { ObjectPicture } from "../../components/ObjectPicture";
import { PageOpening } from "../../components/PageOpening";
import { PaySlip } from "../../components/PaySlip";
import { RichText } from "../../components/RichText";
import { Section, Split } from "../../components/Section";
import { below } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";

export function ProductOpening({ product }: { product: Queries.ProductPageFieldsFragment }) {
  const { intro, card, actions, slip } = product;
  return (
    <PageOpening
      intro={intro}
      badge={<Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>}
      object={
        slip ? (
          <PaySlip slip={slip} />
        ) : (
          card.picture && (
            <>
              {card.comingSoon && (
                <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
              )}
              <ObjectPicture picture={card.picture} />
            </>
          )
        )
      }
    >
      <ActionButtons actions={actions} />
    </PageOpening>
  );
}

interface ProductKeyFiguresProps {
  content: Queries.ProductKeyFiguresFieldsFragment;
  plan: { exampleFigures: Queries.ExampleFiguresFieldsFragment };
}

/** Lists the product's key figures beside the price of its example loan. On phones, the price comes first. */
export function ProductKeyFigures({ content, plan }: ProductKeyFiguresProps) {
  const { figures, example } = content;
  return (
    <Section data-background="warm" content={content}>
      <OpeningColumns ratio="minmax(0, 1fr) clamp(20rem, 36vw, 30rem)" data-from="md">
        <Parts>
          <KeyFigures figures={figures} />
          {example?.text && <RichText html={example.text} />}
        </Parts>
        {example && (
          <div data-price>
            <LoanPrice figures={plan.exampleFigures} note={example.note} />
            <ArrowLink to={example.calculator}>{example.calculatorLabel}</ArrowLink>
            {example.check && <ArrowLink to={example.check.to}>{example.check.label}</ArrowLink>}
            <LendingNote />
          </div>
        )}
      </OpeningColumns>
    </Section>
  );
}

const OpeningColumns = styled(Split)`
  & figure {
    max-width: 30rem;
    margin: ${space[3]} 0 ${space[6]};
  }
  ${below("md")} {
    & > [data-price] {
      order: -1;
    }
  }
`;

const Parts = styled.div`
  ${stack(space[8])}
  align-content: start;
`;
