import { showToast } from "./showToast";

/** How long a text is shown that the visitor has to copy by hand, in milliseconds. */
const TO_COPY_BY_HAND = 60_000;

/** Copies a text and confirms it in a toast; where the browser refuses, the toast shows the text. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ title: copied });
  } catch {
    await showToast({ title: notCopied, text, duration: TO_COPY_BY_HAND });
  }
}
