/**
 * The largest amount that is computed, in cents: 1,000,000,000,000.00. Above it a typed amount counts
 * as enormous and gets a message instead of figures that no layout can hold.
 */
export const MAXIMUM_AMOUNT = 100_000_000_000_000n;

/** The longest term that is computed, in months. Above it a typed term gets a message. */
export const MAXIMUM_TERM_MONTHS = 600;
