import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns the day on which the page is printed as an ISO date; before that, nothing. */
export function useDayOfPrinting(): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    const update = () => {
      const now = new Date();
      const local = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
      // The browser lays the page out for printing right after this event.
      flushSync(() => setDay(local.map((part) => String(part).padStart(2, "0")).join("-")));
    };
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return day;
}
