import { all, listen, root } from "./page";

const updateScrolledState = () => root.toggleAttribute("data-scrolled", scrollY > 10);

/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  listen("scroll", updateScrolledState);
  updateScrolledState();
}

/** Reflects in a button's `aria-expanded` whether its popover is open. */
export const keepExpandedState = () =>
  all<HTMLButtonElement>("[popovertarget]").forEach((button) => {
    button.ariaExpanded = "false";
    (button.popoverTargetElement as HTMLElement).ontoggle = (event) => {
      button.ariaExpanded = `${(event as ToggleEvent).newState === "open"}`;
    };
  });
