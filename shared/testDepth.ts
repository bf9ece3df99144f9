/** Set by `npm test -- --full`: sweeps then cover everything, and browser tests with the tag @night run. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** What Playwright leaves out: breadth, and what a change seldom breaks. */
export const LEFT_OUT = IS_FULL_RUN ? undefined : /@night/;

/** Chooses random values; the full run takes others with TEST_SEED. */
export const SEED = Number((IS_FULL_RUN && process.env.TEST_SEED) || 20_260_501);

/** Returns all items in the full run, and otherwise the first, so that no run is red by chance. */
export const sample = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  IS_FULL_RUN ? items : items.slice(0, count);
