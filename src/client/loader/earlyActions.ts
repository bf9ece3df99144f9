declare global {
  interface Window {
    /** The visitor's last click before hydration, or the input event if they have typed since then. */
    earlyClick?: Event | undefined;
  }
}

/** Records a click before hydration. Typing after a click cancels it. */
export const recordEarlyClick = (event: Event): void => {
  self.earlyClick = event;
};

/**
 * Takes the click recorded so far. Call this when hydration starts, because React replays later clicks.
 * @returns a function that reports the visitor's input to React, and repeats the click if it was on a
 *   button with `data-replay-click`
 */
export function takeEarlyClick(): () => void {
  const target = self.earlyClick?.target;
  return () => {
    const isClick = self.earlyClick?.type === "click";
    replayEntries();
    if (isClick && target instanceof Element)
      // This must run outside React's own effects, so that React can first hydrate the click's target.
      setTimeout(() => target.closest<HTMLElement>("[data-replay-click]")?.click());
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Dispatches events for fields that differ from their prerendered values. The value of a text field is
 * left alone, because changing it would lose the caret and any word that the keyboard is still composing.
 * For that reason, only `onInput` is called: `onChange` ignores events without a change.
 */
function replayEntries(): void {
  for (const field of document.querySelectorAll<Field>("input, select, textarea")) {
    if (!isEntered(field)) continue;
    if ("checked" in field && /radio|checkbox/.test(field.type)) {
      field.checked = !field.checked;
      field.click();
    } else
      field.dispatchEvent(
        new Event(field.localName === "select" ? "change" : "input", { bubbles: true }),
      );
  }
}

function isEntered(field: Field): boolean {
  // A select that React has rendered in the browser has no default option, so it never counts as entered.
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  if ("checked" in field && field.checked !== field.defaultChecked)
    return field.checked || field.type === "checkbox";
  return field.value !== field.defaultValue;
}
