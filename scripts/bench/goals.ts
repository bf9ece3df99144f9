import type { Navigation } from "./navigation";
import { clickRatio, lcpRatio, medianOf, type RouteResult } from "./results";

/** What the site is to be measured by: ratios, and milliseconds. */
export const GOALS = {
  lcpRatio: 1.05,
  tbt: 0,
  tbtWithIsland: 20,
  cls: 0.005,
  answer: 200,
  clickRatio: 0.5,
};

/** How long a page may be unable to answer, in milliseconds. */
export const tbtGoal = ({ hasIsland }: RouteResult) =>
  hasIsland ? GOALS.tbtWithIsland : GOALS.tbt;

/** Whether a page's loads so far are as good as they are to be. */
export const isFastEnough = (result: RouteResult): boolean =>
  result.served.length > 0 &&
  result.plain.length > 0 &&
  lcpRatio(result) <= GOALS.lcpRatio &&
  medianOf(result.served, "tbt") <= tbtGoal(result) &&
  medianOf(result.served, "cls") <= GOALS.cls;

/** Whether the clicks of one way so far are answered as soon as they are to be. */
export const isPromptEnough = (way: Navigation): boolean =>
  clickRatio(way, "mouse") <= GOALS.clickRatio;
