import { useSite } from "../lib/useSite";
import { SmallButton } from "./Button";
import { showToast } from "./Toast/showToast";

/** How long a text stays visible for copying by hand, in milliseconds. */
const TO_COPY_BY_HAND = 60_000;

interface ShareProps {
  /**
   * Returns the lines of the text: one figure each, and last the link that restores them, if there is one.
   */
  lines: () => readonly string[];
  disabled?: boolean;
}

/**
 * The button that shares figures as text through the browser's share sheet. Copies the text if there is no
 * sheet or it fails, and shows the text in a toast if the browser refuses that too.
 */
export function Share({ lines, disabled }: ShareProps) {
  const { share, copied, notCopied } = useSite().labels.sharing;
  const shareLines = async () => {
    const text = lines().join("\n");
    try {
      // The link is part of the text: with a `url`, some apps drop one of the two.
      await navigator.share({ title: document.title, text });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled) await copy(text);
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      await showToast({ title: copied });
    } catch {
      await showToast({ title: notCopied, text, duration: TO_COPY_BY_HAND });
    }
  };
  return (
    <SmallButton
      className="needs-script screen-only"
      disabled={disabled}
      onClick={shareLines}
      data-replay-click
    >
      {share}
    </SmallButton>
  );
}
