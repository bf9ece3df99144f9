/** Prints only the given element, even if the page marks a different one for printing. */
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
