const FORMAT = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/**
 * A calendar day as people read it: March 1, 2025.
 * @param day an ISO date such as 2025-03-01
 */
export const formatDate = (day: string) => FORMAT.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
