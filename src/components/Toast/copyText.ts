import { showToast } from "./showToast";

/** Copies a text and confirms it in a toast; where the browser refuses, the toast shows the text. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ title: copied });
  } catch {
    await showToast({ title: notCopied, text });
  }
}
