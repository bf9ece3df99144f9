import { createRoot } from "react-dom/client";
import { ToastRegion } from "./ToastRegion";
import { addToast as addToList, type ToastMessage } from "./toastList";

/** Screen readers announce additions to a live region only once they have seen the empty region. */
const REGION_SETTLES_AFTER = 100;

let mounted: Promise<void> | undefined;

/** Adds a toast; the first call renders the region. */
export async function addToast(message: ToastMessage): Promise<void> {
  mounted ??= mountRegion();
  await mounted;
  addToList(message);
}

function mountRegion(): Promise<void> {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ToastRegion />);
  return new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER));
}
