import { graphql } from "gatsby";
import { type MouseEvent, useRef } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Close, Poster } from "./styles";
import { usePromo } from "./usePromo";

interface ExecutivesPromoProps {
  promo: Queries.HomePromoFragment["promo"];
}

/**
 * A dialog with a poster that opens one second after the page. The browser closes it: by its button,
 * by Escape and, where it supports `closedby`, by a click beside it. The script closes it elsewhere.
 */
export function ExecutivesPromo({ promo }: ExecutivesPromoProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasLoaded = usePromo(dialog);
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <Poster
      ref={dialog}
      data-auto-open={wasLoaded ? "" : undefined}
      data-tone="dark"
      aria-label={promo.title}
      closedby="any"
      onClick={closeBeside}
    >
      <form method="dialog">
        <Close aria-label={promo.closeLabel}>
          <Icon drawing={drawings.close} />
        </Close>
      </form>
      <Picture
        picture={promo.picture}
        sizes="(max-width: 47.99em) 100vw, min(clamp(30rem, 300px + 11.72vw, 37.5rem), 83.5vw)"
      />
      {promo.action && (
        <a href={promo.action.to}>
          {promo.action.label}
          <Icon drawing={drawings.arrowRight} />
        </a>
      )}
    </Poster>
  );
}

export const query = graphql`
  fragment HomePromo on HomePage {
    promo {
      ...HomePromoFields
      picture {
        ...PictureData
      }
    }
  }
`;
