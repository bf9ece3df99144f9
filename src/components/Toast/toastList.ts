import { createStore } from "../../lib/createStore";

export type ToastLabels = Queries.ToastLabelsFieldsFragment;

export interface ToastMessage {
  title: string;
  text?: string;
  /** Destructive toasts report a failure; screen readers announce them at once. */
  tone?: "plain" | "destructive";
  /** In milliseconds; 5,000 if left out. */
  duration?: number;
  /**
   * The element that the toast belongs to, such as a form. On phones the toast appears below it and
   * covers none of its fields. Defaults to the form that has the focus or is in the viewport.
   */
  below?: Element | null;
}

export interface Toast extends ToastMessage {
  id: number;
}

/** The oldest toasts are removed beyond this number. */
const MAX_TOASTS = 3;

let lastId = 0;

/** The toasts on the screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);

/**
 * Adds a toast. It replaces a toast with the same text, so that screen readers announce it again, and
 * an earlier failure of the same form.
 */
export function addToast(message: ToastMessage): void {
  lastId += 1;
  const isRepeated = ({ title, text }: Toast) => title === message.title && text === message.text;
  const isOutdated = ({ tone, below }: Toast) =>
    tone === "destructive" && Boolean(below) && below === message.below;
  const others = toasts.get().filter((toast) => !isRepeated(toast) && !isOutdated(toast));
  toasts.set([...others, { ...message, id: lastId }].slice(-MAX_TOASTS));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
