import type { Bench } from "./attempts";
import { Lighthouse, type Verdict } from "./lighthouse";
import type { RouteResult } from "./results";

/** How often a page is judged again that is not perfect at once; then the middle verdict counts. */
const AGAIN = 2;

/** Four categories of 100. */
const PERFECT = 400;

/**
 * Lets Lighthouse judge every page, and a page that is not perfect without its scripts as well: what
 * that one lacks, this machine lacks. After a failure it starts anew, in a new browser.
 */
export async function judgeRoutes(
  { served, plain, browserArguments, options: { slowdown }, attempts }: Bench,
  results: readonly RouteResult[],
): Promise<void> {
  let lighthouse: Lighthouse | undefined;
  const judge = async (address: string) => {
    const ready = lighthouse ?? (await Lighthouse.start(browserArguments));
    lighthouse = undefined;
    try {
      const verdict = await ready.judge(address, slowdown);
      lighthouse = ready;
      return verdict;
    } finally {
      if (!lighthouse) await ready.stop();
    }
  };
  const add = async (verdicts: Verdict[], what: string, address: string) => {
    const verdict = await attempts.make(`Lighthouse: ${what}`, () => judge(address));
    console.log(Object.values(verdict?.scores ?? {}).join(" "), ...(verdict?.faults ?? []));
    if (verdict) verdicts.push(verdict);
  };
  for (const result of results) {
    const { route } = result;
    const verdicts: Verdict[] = [];
    const plainVerdicts: Verdict[] = [];
    await add(verdicts, route, `${served}${route}`);
    if (!verdicts.some((verdict) => total(verdict) === PERFECT))
      for (let left = AGAIN; left > 0; left -= 1) {
        await add(plainVerdicts, `${route} without scripts`, `${plain}${route}`);
        await add(verdicts, route, `${served}${route}`);
      }
    result.verdict = middle(verdicts);
    result.plainVerdict = middle(plainVerdicts);
  }
  await lighthouse?.stop();
}

const total = ({ scores }: Verdict) => Object.values(scores).reduce((sum, score) => sum + score, 0);

/** The verdict in the middle, the worse one of two. */
const middle = (verdicts: readonly Verdict[]): Verdict | undefined =>
  [...verdicts].sort((one, other) => total(one) - total(other))[
    Math.floor((verdicts.length - 1) / 2)
  ];
