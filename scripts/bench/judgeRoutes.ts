import type { Bench } from "./attempts";
import { Lighthouse } from "./lighthouse";
import type { RouteResult } from "./results";

/** Lets Lighthouse judge every page. After a failure it starts anew, in a new browser. */
export async function judgeRoutes(
  { served, browserArguments, options: { slowdown }, attempts }: Bench,
  results: readonly RouteResult[],
): Promise<void> {
  let lighthouse: Lighthouse | undefined;
  const judge = async (route: string) => {
    const ready = lighthouse ?? (await Lighthouse.start(browserArguments));
    lighthouse = undefined;
    try {
      const verdict = await ready.judge(`${served}${route}`, slowdown);
      lighthouse = ready;
      return verdict;
    } finally {
      if (!lighthouse) await ready.stop();
    }
  };
  for (const result of results) {
    result.verdict = await attempts.make(`Lighthouse: ${result.route}`, () => judge(result.route));
    const { scores = {}, faults = [] } = result.verdict ?? {};
    console.log(Object.values(scores).join(" "), ...faults);
  }
  await lighthouse?.stop();
}
