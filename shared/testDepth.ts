import { seededRandom } from "./seededRandom";

/** Set by `npm run test:full`: sweeps then cover everything, and otherwise a sample. */
export const IS_FULL_RUN = process.env.TEST_FULL === "1";

/** Chooses the samples; TEST_SEED chooses others. */
export const SEED = Number(process.env.TEST_SEED ?? 20_260_501);

/**
 * Returns all items in the full run, and otherwise `count` of them, in their order.
 * @param key names the sweep, so that sweeps differ in what they leave out; the same key and seed
 *   give the same items
 */
export function sample<Item>(items: readonly Item[], count: number, key: string): Item[] {
  if (IS_FULL_RUN) return [...items];
  const keySeed = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, SEED);
  const random = seededRandom(keySeed);
  const chosen = new Set(
    items
      .map((item) => ({ item, rank: random() }))
      .sort((first, second) => first.rank - second.rank)
      .slice(0, count)
      .map(({ item }) => item),
  );
  return items.filter((item) => chosen.has(item));
}
