/** Reflects in the `aria-expanded` of each button whether its popover is open. */
export function keepExpandedState(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[popovertarget]")) {
    const popover = button.popoverTargetElement as HTMLElement;
    const update = () => {
      button.ariaExpanded = String(popover.matches(":popover-open"));
    };
    popover.addEventListener("toggle", update);
    update();
  }
}
