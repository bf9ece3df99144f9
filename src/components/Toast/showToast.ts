import type { ToastLabels, ToastMessage } from "./toastList";

let labels: ToastLabels = { region: "", dismiss: "" };

/** Sets the labels of all toasts, before the first one is shown. */
export function setToastLabels(siteLabels: ToastLabels): void {
  labels = siteLabels;
}

const loadToasts = () => import("./mountToasts");

/**
 * Prefetches the toasts' chunk, which no page contains. A page that may have to report a lost
 * connection calls this while there still is one. A failure is ignored until a toast is shown: where
 * nothing handles it, Gatsby reloads the page, and what was typed is lost.
 */
export const prefetchToasts = () => loadToasts().catch(() => {});

/**
 * Shows a toast for a few seconds, also across navigations. Hover and focus pause its timer. Falls
 * back to `window.alert` when the toasts' chunk cannot be loaded.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  const below = message.below ?? findCurrentForm();
  try {
    const { addToast } = await loadToasts();
    await addToast({ ...message, below }, labels);
  } catch {
    window.alert([message.title, message.text].filter(Boolean).join("\n\n"));
  }
}

/** The form that has the focus, or else one in the viewport. */
function findCurrentForm(): Element | null {
  return (
    document.activeElement?.closest("form") ??
    [...document.forms].find((form) => {
      const { top, bottom } = form.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    }) ??
    null
  );
}
