import { createRoot } from "react-dom/client";
import type { ToastMessage } from "./showToast";
import { ToastRegion } from "./ToastRegion";
import { addToast as add } from "./toastList";

/** Screen readers hear of what enters a live region only once they know the region itself. */
const REGION_IS_KNOWN_AFTER = 100;

let ready: Promise<void> | undefined;

/** Adds a toast to the list on the screen; the first one brings the list with it. */
export async function addToast(message: ToastMessage): Promise<void> {
  ready ??= mount();
  await ready;
  add(message);
}

function mount(): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<ToastRegion />);
  return new Promise((resolve) => setTimeout(resolve, REGION_IS_KNOWN_AFTER));
}
