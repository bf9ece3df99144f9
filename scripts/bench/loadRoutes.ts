import type { Bench } from "./attempts";
import { isFastEnough } from "./goals";
import { loadPage } from "./pageLoad";
import type { RouteResult } from "./results";

/** A page that meets all its goals in so many runs is not measured again. */
const ENOUGH = 2;

/** Loads every page with and without its scripts, in turn, so that both meet the same machine. */
export async function loadRoutes(
  { browser, served, plain, options: { runs, slowdown }, attempts }: Bench,
  results: readonly RouteResult[],
): Promise<void> {
  for (let run = 1; run <= runs; run++)
    for (const result of results) {
      if (run > ENOUGH && isFastEnough(result)) continue;
      const withScripts = async () =>
        result.served.push(
          await loadPage(browser, `${served}${result.route}`, { slowdown, hydrates: true }),
        );
      const without = async () =>
        result.plain.push(
          await loadPage(browser, `${plain}${result.route}`, { slowdown, hydrates: false }),
        );
      await attempts.make(`run ${run} of ${runs}: ${result.route}`, async () => {
        for (const load of run % 2 ? [withScripts, without] : [without, withScripts]) await load();
      });
    }
}
