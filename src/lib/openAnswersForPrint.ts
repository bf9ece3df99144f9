/**
 * Opens the closed answers for paper in browsers whose styles cannot: Chromium before 131, Firefox
 * before 143, Safari before 18.4.
 */
export function openAnswersForPrint(): void {
  if (CSS.supports("selector(details::details-content)")) return;
  const opened: [HTMLDetailsElement, name: string][] = [];
  window.addEventListener("beforeprint", () => {
    const closed = "main details:has(> summary h3):not([open])";
    for (const details of document.querySelectorAll<HTMLDetailsElement>(closed)) {
      opened.push([details, details.name]);
      // Of those with the same name one is open at a time.
      details.name = "";
      details.open = true;
    }
  });
  window.addEventListener("afterprint", () => {
    for (const [details, name] of opened.splice(0)) Object.assign(details, { open: false, name });
  });
}
