import { useEffect, useRef, useState } from "react";

/** How long the visitor must pause before a change is told, in milliseconds. */
const PAUSE = 1000;

/** What a live region says: the sentence, once it has stood for a second; nothing for the first one. */
export function useAnnouncement(sentence: string): string {
  const [told, setTold] = useState("");
  const first = useRef(sentence);
  useEffect(() => {
    if (sentence === first.current) return;
    first.current = "";
    const timer = setTimeout(() => setTold(sentence), PAUSE);
    return () => clearTimeout(timer);
  }, [sentence]);
  return told;
}
