import { createStore } from "../../lib/createStore";
import type { ToastLabels, ToastRegion } from "./ToastRegion";

export interface ToastMessage {
  title: string;
  text?: string;
  /** Destructive toasts report a failure, which screen readers announce immediately. */
  tone?: "plain" | "destructive";
  /** In milliseconds; 5,000 by default. */
  duration?: number;
}

export type Toast = ToastMessage & { id: number };

/** The toasts on screen, oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);

const regionStore = createStore<typeof ToastRegion | undefined>(undefined);

/** The toasts of the whole site. Renders nothing until the first one is shown. */
export function Toasts({ labels }: { labels: ToastLabels }) {
  const Region = regionStore.use();
  return Region && <Region labels={labels} />;
}

/** In milliseconds. Screen readers announce a toast only if the live region existed before, and was empty. */
const REGION_SETTLES_AFTER = 100;

const loadToasts = () => import("./ToastRegion");

/**
 * Prefetches the chunk for toasts, which is not part of any page. A page that may have to report a lost
 * connection calls this while it is online. Errors are ignored until a toast is shown: Gatsby reloads the
 * page after an unhandled error, and the visitor's input would be lost.
 */
export const prefetchToasts = () => loadToasts().catch(() => {});

let lastId = 0;
let settled: Promise<void> | undefined;

/**
 * Shows a toast for a few seconds, even across navigations. It replaces an error and a toast with the same
 * text, and is below any other. If the chunk for toasts cannot be loaded, `window.alert` is used instead.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  const { title, text } = message;
  try {
    regionStore.set((await loadToasts()).ToastRegion);
    settled ??= new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_AFTER));
    await settled;
  } catch {
    return window.alert([title, text].filter(Boolean).join("\n\n"));
  }
  // Closes an open dialog, or keeps it from opening, because it would cover the toast.
  document.opened = true;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  const others = toastStore
    .get()
    .filter((each) => each.tone !== "destructive" && (each.title !== title || each.text !== text));
  lastId += 1;
  toastStore.set([...others, { ...message, id: lastId }]);
}
