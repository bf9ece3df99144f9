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
