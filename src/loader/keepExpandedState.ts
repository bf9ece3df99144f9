/** Tells assistive technology, by `aria-expanded`, whether a button's popover is open. */
export function keepExpandedState(): void {
  const set = (open: boolean, id = "") => {
    for (const button of document.querySelectorAll(`[popovertarget${id}]`))
      button.ariaExpanded = `${open}`;
  };
  set(false);
  addEventListener(
    "toggle",
    ({ target, newState }) => set(newState === "open", `="${(target as Element).id}"`),
    true,
  );
}
