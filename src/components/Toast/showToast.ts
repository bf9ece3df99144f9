import type { ToastLabels, ToastMessage } from "./ToastRegion";

let labels: ToastLabels = { region: "", dismiss: "" };

/** Sets the labels of all toasts, before the first one is shown. */
export function setToastLabels(siteLabels: ToastLabels): void {
  labels = siteLabels;
}

const loadToasts = () => import("./ToastRegion");

/**
 * Prefetches the toasts' chunk, which no page contains. A page that may have to report a lost connection
 * calls this while online. A failure is ignored until a toast is shown: Gatsby reloads the page after an
 * unhandled one, and the input would be lost.
 */
export const prefetchToasts = () => loadToasts().catch(() => {});

/**
 * Shows a toast for a few seconds, also across navigations. Hover and focus pause its timer. Falls
 * back to `window.alert` when the toasts' chunk cannot be loaded.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { addToast } = await loadToasts();
    await addToast(message, labels);
  } catch {
    window.alert([message.title, message.text].filter(Boolean).join("\n\n"));
  }
}
