import { createRoot } from "react-dom/client";
import { ToastRegion } from "./ToastRegion";
import { addToast as addToList, type ToastLabels, type ToastMessage } from "./toastList";

/** Screen readers announce additions to a live region only once they have seen the empty region. */
const REGION_SETTLES_AFTER = 100;

let mounted: Promise<void> | undefined;

/** Adds a toast; the first call renders the region. */
export async function addToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  mounted ??= mountRegion(labels);
  await mounted;
  addToList(message);
}

function mountRegion(labels: ToastLabels): Promise<void> {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ToastRegion labels={labels} />);
  return new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER));
}
