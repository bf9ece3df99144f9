/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  const update = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
  addEventListener("scroll", update);
  update();
}
