declare global {
  interface Window {
    /** The visitor's last click before hydration, or what they have typed since. */
    earlyClick?: Event | undefined;
  }
}

/** Records what the visitor clicks before the page is hydrated. Who goes on typing has taken it back. */
export const recordEarlyClick = (event: Event): void => {
  self.earlyClick = event;
};

/**
 * Remembers the click before React listens; it handles later ones itself.
 * @returns a function that reports to React what has been entered, and clicks again if that was on a button
 *   marked `data-replay-click`
 */
export function rememberEarlyActions(): () => void {
  const target = self.earlyClick?.target;
  return () => {
    const isClick = self.earlyClick?.type === "click";
    replayEntries();
    if (isClick && target instanceof Element)
      // Outside of React's own effects, so that it can hydrate what the click needs.
      setTimeout(() => target.closest<HTMLElement>("[data-replay-click]")?.click());
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fires the events of fields whose values are not the prerendered ones. A text field's value stays as it is, with
 * its caret and an unfinished word of the keyboard, so React reports it to `onInput` alone: `onChange` ignores
 * an event without a change.
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
  // An option that React renders in the browser is no default.
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  if ("checked" in field && field.checked !== field.defaultChecked)
    return field.checked || field.type === "checkbox";
  return field.value !== field.defaultValue;
}
