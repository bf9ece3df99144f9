/** Opens the page's promo, where it has one, one second after the page has loaded. */
export function openPromo(): void {
  setTimeout(() => document.querySelector<HTMLDialogElement>("[data-promo]")?.showModal(), 1000);
}
