/** Shows the way on, for this page did not come or work as it should, or hides it again. */
export function showTrouble(shown = true): void {
  const notice = document.getElementById("trouble");
  if (notice) notice.hidden = !shown;
}
