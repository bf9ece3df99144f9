import { SmallButton } from "./Button";
import { showToast } from "./Toast";

/** How long text stays visible so that the visitor can copy it manually, in milliseconds. */
const TO_COPY_BY_HAND = 60_000;

interface ShareProps {
  /** Returns the lines to share: one per figure, then a link that restores the figures, if there is one. */
  lines: () => readonly string[];
}

/**
 * A button that shares figures as text through the browser's share sheet. If there is no share sheet or it
 * fails, the text is copied. If the browser refuses that, the text is shown in a toast.
 */
export function Share({ lines }: ShareProps) {
  const shareLines = async () => {
    const text = lines().join("\n");
    try {
      // The link is part of the text, because some apps drop one of the two if the link is passed as `url`.
      await navigator.share({ title: document.title, text });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError";
      if (!isCancelled) await copy(text);
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Copied. Paste it into a message." });
    } catch {
      const title = "Your browser did not copy it. Copy it here:";
      showToast({ title, text, duration: TO_COPY_BY_HAND });
    }
  };
  return (
    <SmallButton className="needs-script screen-only" onClick={shareLines} data-replay-click>
      Share
    </SmallButton>
  );
}
