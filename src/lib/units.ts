/** The intervals between instalments, with the number of each in a year. */
export const INTERVALS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

export type Interval = keyof typeof INTERVALS;

export const isInterval = (text: string): text is Interval => Object.hasOwn(INTERVALS, text);

/** Formats a number of months: "1 month", "12 months". */
export const monthsText = (count: number) => (count === 1 ? "1 month" : `${count} months`);
