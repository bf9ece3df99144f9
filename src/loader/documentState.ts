import { all, listen, root } from "./page";

/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  const update = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  listen("scroll", update);
  update();
}

/** Reflects in a button's `aria-expanded` whether its popover is open. */
export function keepExpandedState(): void {
  for (const button of all("[popovertarget]") as HTMLButtonElement[]) {
    const set = (open: boolean) => {
      button.ariaExpanded = `${open}`;
    };
    set(false);
    button.popoverTargetElement?.addEventListener("toggle", (event) =>
      set((event as ToggleEvent).newState === "open"),
    );
  }
}
