/** Prints an element by itself, in place of the one that its page marks to be printed by itself. */
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
