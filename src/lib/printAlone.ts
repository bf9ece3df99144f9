/**
 * Prints an element without the rest of its page: the global styles hide what is not marked. A page may
 * mark another element, which is printed alone by default.
 */
export function printAlone(element: HTMLElement | null): void {
  if (!element) return;
  const usual = document.querySelector<HTMLElement>("[data-printed]");
  delete usual?.dataset.printed;
  element.dataset.printed = "";
  const restore = () => {
    delete element.dataset.printed;
    if (usual) usual.dataset.printed = "";
  };
  window.addEventListener("afterprint", restore, { once: true });
  window.print();
}
