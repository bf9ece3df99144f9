import { parseArgs } from "node:util";
import { SITE_PORT } from "../../shared/addresses";
import { fail } from "../fail";

const PARTS = ["loads", "actions", "navigation", "lighthouse"];

export interface BenchOptions {
  routes: readonly string[];
  runs: number;
  /** How many times slower than this machine the processor is. */
  slowdown: number;
  parts: readonly string[];
  port: number;
  /** Whether everything is measured, so that the results are worth keeping. */
  complete: boolean;
}

/**
 * Reads `--routes /,/faq --runs 5 --slowdown 10 --parts loads,lighthouse`; everything is optional.
 * Ends the program with a message when a word is unknown.
 */
export function readOptions(words: readonly string[], all: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      routes: { type: "string", default: all.join(",") },
      runs: { type: "string", default: "9" },
      slowdown: { type: "string", default: "4" },
      parts: { type: "string", default: PARTS.join(",") },
    },
  });
  const routes = values.routes.split(",");
  const parts = values.parts.split(",");
  const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
  const unknown = [
    ...routes.filter((route) => !all.includes(route)),
    ...parts.filter((part) => !PARTS.includes(part)),
  ];
  if (unknown.length > 0) fail(`There is no ${unknown.join(", ")} to measure.`);
  if (!Number.isInteger(runs) || runs < 1 || !(slowdown >= 1))
    fail("--runs is a whole number from 1, --slowdown a number from 1.");
  const complete = routes.length === all.length && parts.length === PARTS.length && slowdown === 4;
  return { routes, runs, slowdown, parts, port: SITE_PORT + 1, complete };
}
