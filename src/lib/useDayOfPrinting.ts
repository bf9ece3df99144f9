import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { localNow } from "./localNow";

/** Returns the day on which the page is printed as an ISO date; before that, nothing. */
export function useDayOfPrinting(): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    // The browser lays the page out for printing right after this event.
    const update = () => flushSync(() => setDay(localNow().day));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return day;
}
