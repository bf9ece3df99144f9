import { all } from "./page";

/** Opens the page's promo, where it has one, one second after the page has loaded. */
export function openPromo(): void {
  setTimeout(() => (all("[data-promo]")[0] as HTMLDialogElement | undefined)?.showModal(), 1000);
}
