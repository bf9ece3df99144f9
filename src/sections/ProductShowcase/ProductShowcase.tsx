import type { FocusEvent } from "react";
import { Badge, PictureTag } from "../../components/Badge";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import { contentWidth } from "../../theme/measures";
import { Dots } from "./Dots";
import { Columns, Copy, Frame, LearnMore, Sheet, Stage } from "./styles";
import { useStops } from "./useStops";

interface ProductShowcaseProps {
  showcase: Queries.HomeShowcaseFieldsFragment;
  products: readonly Queries.ListedProductFragment[];
}

/**
 * The products, one screen each: every panel sticks to the window until the next has covered it.
 * That much is style sheet alone, so the page is the same before the script and with it; the
 * script adds the dots and the arrow keys.
 */
export function ProductShowcase({ showcase, products }: ProductShowcaseProps) {
  const { stage, current, goTo } = useStops();
  // The hero's arrow leads here.
  if (products.length === 0) return <div id={showcase.id} />;
  return (
    <Stage ref={stage} id={showcase.id} aria-label={showcase.title}>
      {products.length > 1 && (
        <Dots
          label={showcase.title}
          names={products.map(({ card }) => card.title)}
          current={current}
          goTo={goTo}
        />
      )}
      {products.map((product, index) => (
        <Panel key={product.path} product={product} onFocus={() => goTo(index)} />
      ))}
    </Stage>
  );
}

interface PanelProps {
  product: Queries.ListedProductFragment;
  /** Called when the keyboard's focus enters the panel, which others may cover. */
  onFocus(): void;
}

/** One product on a screen of its own. */
function Panel({ product: { path, card }, onFocus }: PanelProps) {
  const { about } = useSite().labels.links;
  const comeForward = ({ target, currentTarget }: FocusEvent) => {
    // In a low window nothing is covered, and the browser scrolls by itself.
    const isSticky = getComputedStyle(currentTarget).position === "sticky";
    if (isSticky && target.matches(":focus-visible")) onFocus();
  };
  return (
    <Sheet data-panel="" onFocus={comeForward}>
      <Columns>
        <Copy>
          <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>
          <h2>{card.title}</h2>
          <p>{card.description}</p>
          <LearnMore href={path}>
            {card.linkLabel}
            <span className="visually-hidden"> {fillTemplate(about, { subject: card.title })}</span>
            <Icon drawing={drawings.arrowRight} />
          </LearnMore>
        </Copy>
        <Frame className="screen-only">
          {card.comingSoon && (
            <PictureTag data-tone="dark" data-text={card.badge} aria-hidden="true" />
          )}
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1280px) min(36.5rem, 100vh - 11rem), (min-width: 768px) 43.5vw, ${contentWidth}`}
          />
        </Frame>
      </Columns>
    </Sheet>
  );
}
