import styled from "@emotion/styled";
import { Badge, PictureTag } from "../../components/Badge";
import { ActionButtons } from "../../components/Button";
import { Facts } from "../../components/Facts";
import { AsidePicture, PageOpening } from "../../components/PageOpening";
import { Section, Split } from "../../components/Section";
import { below } from "../../theme/breakpoints";
import { LoanPrice } from "../LoanPrice";

export function ProductOpening({ product }: { product: Queries.ProductPageFieldsFragment }) {
  const { intro, card, actions, slip } = product;
  const picture = slip ?? card.picture;
  return (
    <PageOpening
      intro={intro}
      badge={<Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>}
      aside={
        picture && (
          <>
            {card.comingSoon && (
              <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
            )}
            <AsidePicture picture={picture} moves={Boolean(slip)} transparent={Boolean(slip)} />
          </>
        )
      }
    >
      <ActionButtons actions={actions} />
    </PageOpening>
  );
}

interface ProductFactsProps {
  content: Queries.ProductFactsFieldsFragment;
  example: Queries.ProductExampleFieldsFragment | null;
}

/** Lists the product's key figures beside the price of its example loan. On phones, the price comes first. */
export const ProductFacts = ({ content, example }: ProductFactsProps) => (
  <Section data-background="warm" content={content}>
    <Columns ratio="minmax(0, 1fr) clamp(20rem, 36vw, 30rem)" data-from="md">
      <Facts facts={content.facts} />
      {example && <LoanPrice figures={example.figures} note={example.note} />}
    </Columns>
  </Section>
);

const Columns = styled(Split)`
  & > dl {
    align-self: start;
  }
  & > figure {
    max-width: 30rem;
    margin-top: 0;
    ${below("md")} {
      order: -1;
    }
  }
`;

export const Eligibility = ({ content }: { content: Queries.EligibilityFieldsFragment }) => (
  <Section content={content}>
    <Facts facts={content.criteria} data-large="" />
  </Section>
);
