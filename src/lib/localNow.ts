import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Moment } from "./days";

/** Returns the present day and hour of the device's clock. */
export function localNow(): Moment {
  const now = new Date();
  const local = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return {
    day: local.map((part) => String(part).padStart(2, "0")).join("-"),
    hour: now.getHours() + now.getMinutes() / 60,
  };
}

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
