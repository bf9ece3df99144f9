/** Set by `npm test -- --full`: sweeps then cover everything, and browser tests with the tag @night run. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** The tests that Playwright skips: breadth, and behaviour that changes seldom break. */
export const LEFT_OUT = IS_FULL_RUN ? undefined : /@night/;

/** Seeds random values; the full run takes a different seed from TEST_SEED. */
export const SEED = Number((IS_FULL_RUN && process.env.TEST_SEED) || 20_260_501);

/** Returns all items in the full run, and otherwise only the first ones, so that no run fails by chance. */
export const sample = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  IS_FULL_RUN ? items : items.slice(0, count);
