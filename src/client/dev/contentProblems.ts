import { color } from "../../theme/tokens";

/** The path at which the development server serves the content's errors as text. */
export const PROBLEMS_PATH = "/___content-problems";

/** The interval between requests for the errors, in milliseconds. */
const INTERVAL = 1000;

/**
 * Shows the content's errors on top of the page. They are outside React's root, so they remain if the page
 * throws an error.
 */
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
    // Moves the notice to the top layer again, above any dialog that has opened since.
    notice.togglePopover(false);
    notice.togglePopover(problems !== "");
  }, INTERVAL);
}
