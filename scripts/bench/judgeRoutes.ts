import type { Bench } from "./attempts";
import { Lighthouse, type Verdict } from "./lighthouse";
import type { RouteResult } from "./results";

/** How often a page is judged again that is not perfect at once; then the middle verdict counts. */
const AGAIN = 2;

/** Four categories of 100. */
const PERFECT = 400;

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
    const verdicts: Verdict[] = [];
    for (let left = AGAIN + 1; left > 0; left -= 1) {
      const verdict = await attempts.make(`Lighthouse: ${result.route}`, () => judge(result.route));
      if (verdict) verdicts.push(verdict);
      console.log(Object.values(verdict?.scores ?? {}).join(" "), ...(verdict?.faults ?? []));
      if (verdicts.length === 1 && verdict && total(verdict) === PERFECT) break;
    }
    verdicts.sort((one, other) => total(one) - total(other));
    const middle = verdicts[Math.floor((verdicts.length - 1) / 2)];
    if (middle) result.verdict = middle;
  }
  await lighthouse?.stop();
}

const total = ({ scores }: Verdict) => Object.values(scores).reduce((sum, score) => sum + score, 0);
