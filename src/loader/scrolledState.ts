import { listen, root } from "./page";

const updateScrolledState = () => root.toggleAttribute("data-scrolled", scrollY > 10);

/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  listen("scroll", updateScrolledState);
  updateScrolledState();
}
