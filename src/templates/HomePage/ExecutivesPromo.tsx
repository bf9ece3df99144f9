import styled from "@emotion/styled";
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { moveFocus } from "../../lib/moveFocus";
import { writeStored } from "../../lib/storage";
import { isHydrated } from "../../lib/useHydrated";
import { below, lowLandscape } from "../../theme/breakpoints";
import { centred, iconRow, square } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

const rememberClosed = () => writeStored("promoClosed", true, "sessionStorage");

/**
 * A dialog that the loader's `openDialog` opens once per page load, until the visitor closes it. Its button, Escape
 * and a click on the backdrop close it without JavaScript. The click handler is for browsers without `closedby`.
 */
export function ExecutivesPromo({ promo }: { promo: Queries.HomePromoFieldsFragment }) {
  const closeOnBackdropClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wasClosed = document.opened && !ref.current?.open;
    // After hydration, a toast also marks the dialog as opened, to keep it from opening.
    if (wasClosed && !isHydrated()) rememberClosed();
  }, []);
  const onClose = ({ currentTarget }: SyntheticEvent) => {
    rememberClosed();
    // If nothing had the focus before, Tab would continue from the dialog's place in the page.
    const { activeElement, body } = document;
    if (activeElement === body || currentTarget.contains(activeElement))
      moveFocus(document.getElementById("pageTop"));
  };
  return (
    <Poster
      ref={ref}
      data-tone="dark"
      className="screen-only"
      aria-label={promo.title}
      closedby="any"
      onClick={closeOnBackdropClick}
      onClose={onClose}
    >
      <form method="dialog">
        <CloseButton aria-label={promo.closeLabel}>
          <Icon drawing={drawings.close} />
        </CloseButton>
      </form>
      <Picture
        picture={promo.picture}
        portrait={promo.narrow}
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

/**
 * The width is limited so that the 4:5 poster and the link below it fit in the window. On phones, the
 * dialog is a bottom sheet that leaves the page's title visible. In low landscape windows, the link is at
 * the bottom, beside the poster, so that the close button does not cover it.
 */
const Poster = styled("dialog", {
  // By default, Emotion drops attributes that it does not know, such as `closedby`.
  shouldForwardProp: () => true,
})`
  width: min(30rem, 84vw, (100svh - 8.5rem) * 0.8);
  max-width: none;
  max-height: none;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  background: ${color.backgroundWarm};
  box-shadow: ${token.shadowOverlay};
  &::backdrop {
    background: ${token.overlay};
  }
  &[open] {
    transition: opacity ${token.slow} ${token.easing}, translate ${token.slow} ${token.easing};
    @starting-style {
      opacity: 0;
      translate: 0 1.5rem;
    }
  }
  /* Until the picture has loaded, the dialog's own colour shows through. */
  & img {
    background: none;
  }
  & > a {
    ${iconRow(space[2])}
    justify-content: center;
    min-height: 3.25rem;
    padding: ${space[3]} ${space[5]};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    outline-offset: -6px;
  }
  & > a:focus-visible {
    outline-color: currentcolor;
  }
  ${below("md")} {
    width: 100%;
    margin-bottom: 0;
    border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
  }
  ${lowLandscape} {
    width: fit-content;
    &[open] {
      display: flex;
    }
    & img {
      width: auto;
      height: 84svh;
    }
    & > a {
      align-self: end;
      width: 18rem;
      min-height: 5rem;
    }
  }
`;

/** On narrow phones, the button stops growing with the text, so that it does not cover the title. */
const CloseButton = styled.button`
  position: absolute;
  top: min(${space[3]}, 3.75vw);
  right: min(${space[3]}, 3.75vw);
  ${centred("min(2.75rem, max(44px, 12vw))")}
  border-radius: ${token.radiusRound};
  background: ${color.backgroundWarm};
  & svg {
    ${square("min(1.5em, 55%)")}
  }
  &:hover {
    color: ${color.accent};
  }
`;
