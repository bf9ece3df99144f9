import { color } from "../theme/tokens";

/** The URL where the development server serves the errors in the content as text. */
export const PROBLEMS_PATH = "/___content-problems";

/** The interval of the requests for the errors, in milliseconds. */
const INTERVAL = 1000;

/** Shows the content's errors over the page, outside React's root: they remain when a page throws. */
export function showContentProblems(): void {
  const notice = document.createElement("pre");
  notice.popover = "manual";
  notice.role = "alert";
  notice.style.cssText = `inset: auto 1rem 1rem; max-height: 80vh; margin: 0; padding: 1rem; overflow: auto; border: 3px solid ${color.danger}; background: ${color.background}; color: ${color.text}; white-space: pre-wrap;`;
  document.body.append(notice);
  let shown = "";
  setInterval(async () => {
    const response = document.hidden ? undefined : await fetch(PROBLEMS_PATH).catch(() => null);
    const problems = response?.ok ? await response.text() : shown;
    if (problems === shown) return;
    shown = problems;
    notice.textContent = `The content has errors. Pages show its last valid version where there is one.\n\n${problems}`;
    // In the top layer, above a dialog that opened earlier.
    notice.togglePopover(false);
    notice.togglePopover(problems !== "");
  }, INTERVAL);
}
