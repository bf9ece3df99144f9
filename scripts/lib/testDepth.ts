/** Whether this is `npm test -- --full`, in which tests cover every item, and tests tagged @night run too. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** Matches the tests that Playwright runs only in a full run, because most changes cannot break them. */
export const LEFT_OUT = IS_FULL_RUN ? undefined : /@night/;

/** The seed for random values. Only in a full run can TEST_SEED set a different one. */
export const SEED = Number((IS_FULL_RUN && process.env.TEST_SEED) || 20_260_501);

/** Whether a full run takes the copy of the content with this index: with TEST_THIRD, it takes every third one. */
export const isInThird = (index: number, third = process.env.TEST_THIRD): boolean =>
  !third || index % 3 === Number(third);

/**
 * Returns all items in a full run, and otherwise only the first ones rather than random ones, so that no run
 * fails by chance. `routes.ts` has a page of each template.
 */
export const sample = <Item>(items: readonly Item[], count = 1): readonly Item[] =>
  IS_FULL_RUN ? items : items.slice(0, count);
