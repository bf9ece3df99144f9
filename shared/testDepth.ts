/** Set by `npm run test:full`: sweeps then cover everything, and otherwise a sample. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** Chooses the sample; TEST_SEED chooses another one. */
export const SEED = Number(process.env.TEST_SEED ?? 20_260_501);
