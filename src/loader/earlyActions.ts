declare global {
  interface Window {
    /** The visitor's last click before hydration, or input since then. */
    earlyClick?: Event | undefined;
  }
}

/** Records the visitor's clicks before hydration. Typing afterwards cancels a click. */
export const recordEarlyClick = (event: Event): void => {
  self.earlyClick = event;
};

/**
 * Records clicks until React listens; it handles later ones itself.
 * @returns a function that reports the input to React, and repeats a click on a button marked
 *   `data-replay-click`
 */
export function rememberEarlyActions(): () => void {
  const target = self.earlyClick?.target;
  return () => {
    const isClick = self.earlyClick?.type === "click";
    replayEntries();
    if (isClick && target instanceof Element)
      // Outside React's own effects, so that React can hydrate the click's target.
      setTimeout(() => target.closest<HTMLElement>("[data-replay-click]")?.click());
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Dispatches events for fields that differ from their prerendered values. A text field keeps its value,
 * with the caret and an unfinished word of the keyboard. Therefore, React reports it only to `onInput`:
 * `onChange` ignores an event without a change.
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
  // An option that React renders in the browser has no default.
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  if ("checked" in field && field.checked !== field.defaultChecked)
    return field.checked || field.type === "checkbox";
  return field.value !== field.defaultValue;
}
