import { setTimeout as wait } from "node:timers/promises";

/**
 * Polls until the condition is true.
 * @param limit in milliseconds, like `interval`
 * @returns whether it became true within the limit
 */
export async function becomesTrue(
  condition: () => unknown,
  limit = 60_000,
  interval = 50,
): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await wait(interval);
  }
  return true;
}
