import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { timeZone } from "../lender";
import type { Moment } from "./days";

/** In ISO format, by the clock of a time zone, or of the device. */
const clock = (zone?: string) => new Date().toLocaleString("sv-SE", { timeZone: zone });

/** Returns the current day and hour at the lender's. */
export function now(): Moment {
  const [day = "", time = ""] = clock(timeZone).split(" ");
  return { day, hour: Number.parseInt(time, 10) };
}

/** Whether the device's clock differs from the lender's. */
export const isElsewhere = (): boolean => clock() !== clock(timeZone);

/** Returns the day on which the page is printed as an ISO date; before that, an empty string. */
export function useDayOfPrinting(): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    // The browser lays the page out for printing right after this event.
    const update = () => flushSync(() => setDay(now().day));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return day;
}
