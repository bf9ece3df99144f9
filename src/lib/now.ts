import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Moment } from "./days";
import { timeZone } from "./lender";

/** Returns the current time as YYYY-MM-DD HH:MM:SS, in the given time zone or the device's. */
const clock = (zone?: string) => new Date().toLocaleString("sv-SE", { timeZone: zone });

/** Returns the current day and hour in the lender's time zone. */
export function now(): Moment {
  const [day = "", time = ""] = clock(timeZone).split(" ");
  return { day, hour: Number.parseInt(time, 10) };
}

/** Whether a day, YYYY-MM-DD, is over where the lender is. */
export const isPast = (day: string): boolean => now().day > day;

/** Whether the device's clock shows a different time from the lender's. */
export const isElsewhere = (): boolean => clock() !== clock(timeZone);

/** Returns the day on which the page is printed, as an ISO date, or "" until it is printed. */
export function useDayOfPrinting(): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    // The browser lays out the page for printing right after this event, so render synchronously.
    const update = () => flushSync(() => setDay(now().day));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return day;
}
