const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Formats a day as "March 1, 2025". This does not use `Intl`, because creating an `Intl` format is slow on old
 * phones.
 * @param day an ISO date such as 2025-03-01
 */
export function formatDate(day: string): string {
  const [year, month = 0, date] = day.slice(0, 10).split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Formats a whole number as "45,000". Like `formatDate`, it avoids `Intl`. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
