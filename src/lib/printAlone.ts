/** Prints an element without the rest of its page. Its styles contain `printedAlone`. */
export function printAlone(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.printed = "";
  window.addEventListener("afterprint", () => delete element.dataset.printed, { once: true });
  window.print();
}

/** The styles by which an element hides all others while it is printed alone. */
export const printedAlone = `
  @media print {
    html:has(&[data-printed]) :is(footer, main :not(:has([data-printed]), [data-printed], [data-printed] *)) {
      display: none;
    }
    /* The space around it would take a page of its own. */
    html:has(&[data-printed]) main :has([data-printed]) {
      margin-block: 0;
      padding-block: 0;
    }
  }
`;
