import { useSite } from "../lib/useSite";
import { SmallButton } from "./Button";
import { showToast } from "./Toast/showToast";

/** How long a text is shown that the visitor has to copy by hand, in milliseconds. */
const TO_COPY_BY_HAND = 60_000;

interface ShareProps {
  /** Returns the lines of the text: a figure each, and last the link of the page that shows them again, if one does. */
  lines: () => readonly string[];
  disabled?: boolean;
}

/**
 * The button that shares figures as text, by the browser's share sheet. Copies the text where there is none, or
 * where it fails, and shows it in a toast where the browser refuses that as well.
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
