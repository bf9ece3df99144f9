import { listen, root } from "./page";

/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  const update = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  listen("scroll", update);
  update();
}
