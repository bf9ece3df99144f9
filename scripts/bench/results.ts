import type { ActionTime } from "./actions";
import type { Verdict } from "./lighthouse";
import type { Navigation } from "./navigation";
import type { PageLoad } from "./pageLoad";

export interface RouteResult {
  route: string;
  /** Whether something on the page computes or sends, so that its scripts come sooner. */
  hasIsland: boolean;
  /** The page as it is served, and the same page with all scripts removed; one entry a run. */
  served: PageLoad[];
  plain: PageLoad[];
  verdict?: Verdict | undefined;
  /** Lighthouse's word on the page without scripts, if the page with them is not perfect. */
  plainVerdict?: Verdict | undefined;
}

export interface BenchResults {
  made: string;
  commit: string;
  /** The protocol that the pages came over. */
  protocol: string;
  runs: number;
  routes: RouteResult[];
  actions: ActionTime[];
  navigations: Navigation[];
  /** What could not be measured, and why. */
  failures: string[];
}

/** The middle of some numbers; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

export const medianOf = (loads: readonly PageLoad[], value: "lcp" | "tbt" | "cls") =>
  median(loads.map((load) => load[value]));

/** How many times as long a page's largest paint takes as without its scripts. */
export const lcpRatio = ({ served, plain }: RouteResult) =>
  medianOf(served, "lcp") / medianOf(plain, "lcp");

/** How many times as long a click takes as a full load of the same page. */
export const clickRatio = ({ loads, ...clicks }: Navigation, gesture: "mouse" | "finger") =>
  median(clicks[gesture]) / median(loads);
