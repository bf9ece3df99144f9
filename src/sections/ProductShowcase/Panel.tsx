import { graphql } from "gatsby";
import type { FocusEvent } from "react";
import { Badge } from "../../components/Badge/Badge";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import { contentWidth } from "../../theme/measures";
import { Columns, Frame, LearnMore, Sheet, Words } from "./styles";

interface PanelProps {
  product: Queries.ShowcaseProductFragment;
  /** The keyboard's focus has come into the panel, which others may be covering. */
  onFocus(): void;
}

/** One product on a screen of its own. */
export function Panel({ product: { path, card }, onFocus }: PanelProps) {
  const comeForward = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) onFocus();
  };
  return (
    <Sheet data-panel="" onFocus={comeForward}>
      <Columns>
        <Words>
          <Badge data-state={card.comingSoon ? "soon" : "available"}>{card.badge}</Badge>
          <h2>{card.title}</h2>
          <p>{card.description}</p>
          <LearnMore href={path}>
            {card.linkLabel}
            <span className="visually-hidden"> about {card.title}</span>
            <Icon drawing={drawings.arrowRight} />
          </LearnMore>
        </Words>
        <Frame>
          <Picture
            picture={card.picture}
            sizes={`(min-width: 1536px) min(57rem, 36.5vw, 100vh - 11rem), (min-width: 1280px) 35rem, (min-width: 1024px) 43vw, ${contentWidth}`}
          />
        </Frame>
      </Columns>
    </Sheet>
  );
}

export const query = graphql`
  fragment ShowcaseProduct on ProductPage {
    path
    card {
      id
      title
      description
      badge
      comingSoon
      linkLabel
      picture {
        ...PictureData
      }
    }
  }
`;
