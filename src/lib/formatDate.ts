const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * A calendar day as people read it: March 1, 2025. Written out here, because making the browser's
 * own format keeps a slow phone busy for longer than the rest of a page's scripts.
 * @param day an ISO date such as 2025-03-01
 */
export function formatDate(day: string): string {
  const [year, month = 0, date] = day.slice(0, 10).split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}
