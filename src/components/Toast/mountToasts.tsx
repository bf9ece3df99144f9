import { createRoot } from "react-dom/client";
import { ToastRegion } from "./ToastRegion";
import { addToast as addToList, type ToastLabels, type ToastMessage } from "./toastList";

/** Screen readers announce additions to a live region only once they have seen the empty region. */
const REGION_SETTLES_AFTER = 100;

let mounted: Promise<void> | undefined;
let container: HTMLElement | undefined;

/** Adds a toast; the first call renders the region, and so does one after an extension removed it. */
export async function addToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  if (!mounted || !container?.isConnected) mounted = mountRegion(labels);
  await mounted;
  // Open, a dialog would cover what is reported late, such as that a message was not sent.
  document.opened = true;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  addToList(message);
}

function mountRegion(labels: ToastLabels): Promise<void> {
  if (!container) {
    container = document.createElement("div");
    createRoot(container).render(<ToastRegion labels={labels} />);
  }
  document.body.append(container);
  return new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER));
}
