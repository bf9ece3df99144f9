import { useState } from "react";
import { drawings, Icon } from "../components/Icon";
import { Container } from "../components/Section";
import { formatDate } from "../lib/format";
import { moveFocus } from "../lib/moveFocus";
import { isPast } from "../lib/now";
import { readStored, writeStored } from "../lib/storage";
import { isHydrated, useHydrated } from "../lib/useHydrated";
import { useSite } from "../lib/useSite";
import { centred, iconRow } from "../theme/parts";
import { color, space, token } from "../theme/tokens";
import { textFallbacks } from "../theme/tokenValues";

/**
 * What is happening now, on every page, until its last day is over or the visitor dismisses it. On a
 * prerendered page, hydration only hides what is in it, so that nothing shifts.
 */
export function Announcement() {
  const { text = "", link, until = "" } = useSite().lender.announcement ?? {};
  const [wasPrerendered] = useState(!isHydrated());
  const [isDismissed, setDismissed] = useState(false);
  const canChange = useHydrated() && text;
  const isOver =
    canChange && (readStored("announcement", "sessionStorage") === text || isPast(until));
  if (!text || isDismissed || (isOver && !wasPrerendered)) return null;
  const dismiss = () => {
    writeStored("announcement", text, "sessionStorage");
    setDismissed(true);
    moveFocus(document.querySelector<HTMLElement>("main h1"));
  };
  return (
    <div className="announcement" data-tone="dark" data-over={isOver || undefined}>
      <Container>
        <p>
          <strong>{text}</strong> <span>{`Until ${formatDate(until)}.`}</span>{" "}
          {link && <a href={link.to}>{link.label}</a>}
        </p>
        <button
          type="button"
          className="needs-script screen-only"
          aria-label={`Dismiss: ${text}`}
          onClick={dismiss}
          data-replay-click
        >
          <Icon drawing={drawings.close} />
        </button>
      </Container>
    </div>
  );
}

/**
 * The typeface is the fallback one, because a text of any length could wrap differently when the other arrives.
 * The page's opening below does not make room for the header once more.
 */
export const announcementStyles = () => `
  .announcement {
    padding-block: ${token.headerHeight} ${space[2]};
    background: ${color.backgroundSunken};
    font-family: ${textFallbacks}, sans-serif;
    & > .container {
      ${iconRow(space[3])}
      align-items: start;
      justify-content: space-between;
    }
    &[data-over] > .container {
      visibility: hidden;
    }
    & p {
      padding-block: ${space[2]};
    }
    & button {
      ${centred("2.75rem")}
      flex: none;
    }
    & + * {
      --header-height: 0rem;
    }
  }
`;
