/** Set by `npm test -- --full`. Sweeps then cover everything, and browser tests tagged @night run as well. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** The tests that Playwright skips because they add breadth, or cover behaviour that changes rarely break. */
export const LEFT_OUT = IS_FULL_RUN ? undefined : /@night/;

/** The seed for random values. In a full run, TEST_SEED can set a different one. */
export const SEED = Number((IS_FULL_RUN && process.env.TEST_SEED) || 20_260_501);

/** Returns all items in a full run, otherwise always the same first ones, so that no run fails by chance. */
export const sample = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  IS_FULL_RUN ? items : items.slice(0, count);
