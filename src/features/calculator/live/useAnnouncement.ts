import { useEffect, useState } from "react";

/** How long the visitor must pause before a change is announced, in milliseconds. */
const PAUSE = 1000;

/**
 * The content of a live region: the sentence, once it has not changed for a second.
 * @param isActive whether there is anything to announce yet
 */
export function useAnnouncement(sentence: string, isActive: boolean): string {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setAnnouncement(sentence), PAUSE);
    return () => clearTimeout(timer);
  }, [sentence, isActive]);
  return announcement;
}
