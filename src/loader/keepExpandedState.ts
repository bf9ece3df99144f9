import { all } from "./page";

/** Tells assistive technology, by `aria-expanded`, whether a button's popover is open. */
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
