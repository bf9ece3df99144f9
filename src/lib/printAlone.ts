/** Prints only one element, even if its page marks a different one to be printed alone. */
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
