import type { ToastMessage } from "./showToast";

export interface Toast extends ToastMessage {
  id: number;
}

/** More than this many at once nobody reads; the oldest make room. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The toasts on the screen, the oldest first. */
export const currentToasts = () => toasts;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds a toast. One that says the same gives way to it, and it is read out once more; so does what
 * the same form said of an earlier attempt that failed.
 */
export function addToast(message: ToastMessage): void {
  lastId += 1;
  const saysTheSame = ({ title, text }: Toast) => title === message.title && text === message.text;
  const isOutdated = ({ tone, below }: Toast) =>
    tone === "destructive" && Boolean(below) && below === message.below;
  const others = toasts.filter((toast) => !saysTheSame(toast) && !isOutdated(toast));
  change([...others, { ...message, id: lastId }].slice(-MOST));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
