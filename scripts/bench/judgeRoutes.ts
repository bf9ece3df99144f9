import type { Bench } from "./attempts";
import { Lighthouse } from "./lighthouse";
import type { RouteResult } from "./results";

/** Lets Lighthouse judge every page. After a failure it starts anew, in a new browser. */
export async function judgeRoutes(
  { served, options: { slowdown }, attempts }: Bench,
  results: readonly RouteResult[],
): Promise<void> {
  let lighthouse: Lighthouse | undefined;
  for (const result of results) {
    result.verdict = await attempts.make(`Lighthouse: ${result.route}`, async () => {
      lighthouse ??= await Lighthouse.start();
      return lighthouse.judge(`${served}${result.route}`, slowdown);
    });
    if (result.verdict) {
      console.log(Object.values(result.verdict.scores).join(" "), ...result.verdict.faults);
      continue;
    }
    await lighthouse?.stop();
    lighthouse = undefined;
  }
  await lighthouse?.stop();
}
