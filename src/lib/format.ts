const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Returns a day as "March 1, 2025". On a slow phone, creating an `Intl` format takes longer than running
 * all other scripts of a page.
 * @param day an ISO date such as 2025-03-01
 */
export function formatDate(day: string): string {
  const [year, month = 0, date] = day.slice(0, 10).split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Returns a whole number as "45,000", without `Intl` for the reason that `formatDate` gives. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
