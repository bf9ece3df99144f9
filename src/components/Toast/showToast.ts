import type { ToastLabels, ToastMessage } from "./ToastRegion";

let labels: ToastLabels = { region: "", dismiss: "" };

/** Sets the labels used by all toasts. Call this before showing the first one. */
export function setToastLabels(siteLabels: ToastLabels): void {
  labels = siteLabels;
}

const loadToasts = () => import("./ToastRegion");

/**
 * Prefetches the chunk for toasts, which is not part of any page. A page that may have to report a lost
 * connection calls this while it is online. Errors are ignored until a toast is shown: Gatsby reloads the
 * page after an unhandled error, and the visitor's input would be lost.
 */
export const prefetchToasts = () => loadToasts().catch(() => {});

/**
 * Shows a toast for a few seconds, even across navigations. Its timer pauses while it is hovered over or
 * focused. If the chunk for toasts cannot be loaded, `window.alert` is used instead.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { addToast } = await loadToasts();
    await addToast(message, labels);
  } catch {
    window.alert([message.title, message.text].filter(Boolean).join("\n\n"));
  }
}
