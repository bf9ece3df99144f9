import { Badge, PictureTag } from "../../components/Badge";
import { ActionButtons } from "../../components/Button";
import { PageOpening } from "../../components/PageOpening";
import { Picture } from "../../components/Picture";

/** Opens a product's page with its name, availability and first steps. */
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
