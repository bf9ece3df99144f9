import { graphql } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { ActionButtons } from "../../components/Button/ActionButtons";
import { OverhangingPicture } from "../PageOpening/OverhangingPicture";
import { PageOpening } from "../PageOpening/PageOpening";

interface ProductOpeningProps {
  product: Queries.ProductOpeningFragment;
}

/** A product's name, whether it can be had, and the first steps. */
export function ProductOpening({ product }: ProductOpeningProps) {
  const { intro, card, actions } = product;
  return (
    <PageOpening
      intro={intro}
      badge={<Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>}
      aside={<OverhangingPicture picture={card.picture} />}
    >
      <ActionButtons actions={actions} />
    </PageOpening>
  );
}

export const query = graphql`
  fragment ProductOpening on ProductPage {
    intro {
      ...IntroData
    }
    card {
      badge
      comingSoon
      picture {
        ...PictureData
      }
    }
    actions {
      label
      to
    }
  }
`;
