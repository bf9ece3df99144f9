import styled from "@emotion/styled";
import { Badge, PictureTag } from "../../components/Badge";
import { ActionButtons } from "../../components/Button";
import { Facts } from "../../components/Facts";
import { PageOpening } from "../../components/PageOpening";
import { Picture } from "../../components/Picture";
import { Band, Container, Section } from "../../components/Section";
import { Muted } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { LoanPrice } from "../LoanPrice";

/** The opening of a product's page, with its name, availability and first steps. */
export function ProductOpening({ product }: { product: Queries.ProductPageFieldsFragment }) {
  const { intro, card, actions, slip } = product;
  return (
    <PageOpening
      intro={intro}
      badge={<Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>}
      aside={
        <>
          {card.comingSoon && (
            <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
          )}
          <Picture
            picture={slip ?? card.picture}
            moves={Boolean(slip)}
            transparent={Boolean(slip)}
            sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
            priority
          />
        </>
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

/** Lists the product's key figures, and the price of its example loan. */
export const ProductFacts = ({ content, example }: ProductFactsProps) => (
  <Band data-background="warm">
    <Columns>
      <h2>{content.title}</h2>
      {example && <LoanPrice figures={example.figures} note={example.note} />}
      {content.lead && <Muted>{content.lead}</Muted>}
      <Facts facts={content.facts} />
    </Columns>
  </Band>
);

/**
 * On phones, puts the price directly below the heading. On wider screens, it is beside everything else, as
 * wide as the picture in the opening.
 */
const Columns = styled(Container)`
  ${stack(`${space[6]} ${space.columns}`)}
  & > figure {
    max-width: 30rem;
    margin-top: ${space[4]};
  }
  & > dl {
    align-self: start;
  }
  ${from("md")} {
    &:has(> figure) {
      grid-template-columns: minmax(0, 1fr) clamp(17rem, 36vw, 30rem);
      grid-template-rows: repeat(2, auto) 1fr;
    }
    & > figure {
      grid-area: 1 / 2 / 5;
      align-self: start;
      margin-top: ${space[16]};
    }
  }
`;

/** Lists the conditions for the loan, each with a large figure. */
export const Eligibility = ({ content }: { content: Queries.EligibilityFieldsFragment }) => (
  <Section content={content}>
    <Facts facts={content.criteria} data-large="" />
  </Section>
);
