/** Shows the notice that this page did not load or work in full, with the ways on, or hides it. */
export function showLoadError(isShown = true): void {
  const notice = document.getElementById("loadError");
  if (notice) notice.hidden = !isShown;
}
