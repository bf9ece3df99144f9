import { showToast } from "../../../components/Toast/showToast";

/** Copies a text and tells that it is done; where the browser does not let us, shows the text. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ title: done });
  } catch {
    await showToast({ title: "Your browser did not copy it. Copy it here:", text });
  }
}
