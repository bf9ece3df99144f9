export interface ToastMessage {
  title: string;
  text?: string;
  /** Destructive toasts tell of a failure, and are read out at once. */
  tone?: "plain" | "destructive";
  /** How long the toast stays, in milliseconds; 5,000 if left out. */
  duration?: number;
  /**
   * What the toast belongs to, such as a form. On a phone the toast stands below it and covers none
   * of its fields. If left out, the form that holds the focus, or else one on the screen.
   */
  below?: Element | null;
}

/**
 * Fetches the toasts' own script, which no page carries. A page that may have to report a lost
 * connection calls this while the connection is there.
 */
export const prepareToasts = () => import("./mountToasts");

/**
 * Shows a message for a few seconds, over whatever page the visitor goes to. It stays while it is
 * pointed at or holds the focus. Where its script cannot be fetched, the browser's own box says it.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  const below = message.below ?? formAtHand();
  try {
    const { addToast } = await prepareToasts();
    await addToast({ ...message, below });
  } catch {
    window.alert([message.title, message.text].filter(Boolean).join("\n\n"));
  }
}

function formAtHand(): Element | null {
  return (
    document.activeElement?.closest("form") ??
    [...document.forms].find((form) => {
      const { top, bottom } = form.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    }) ??
    null
  );
}
