import type { Browser } from "playwright-core";
import type { BenchOptions } from "./options";

/** What every part of the bench needs. */
export interface Bench {
  browser: Browser;
  /** How browsers are started here. */
  browserArguments: string[];
  /** Where the site is served, and where the same site stands without its scripts. */
  served: string;
  plain: string;
  /** What browsers have asked of the site with scripts. */
  asked: string[];
  options: BenchOptions;
  attempts: Attempts;
}

/** How often a measurement is tried that fails. */
const TRIES = 2;

/** Measures one thing after another: what fails is told and written down, and the next one follows. */
export class Attempts {
  constructor(private readonly failures: string[]) {}

  /** @returns what `measure` returns, nothing where it failed again and again */
  async make<Result>(what: string, measure: () => Promise<Result>): Promise<Result | undefined> {
    console.log(what);
    let reason = "";
    for (let left = TRIES; left > 0; left -= 1)
      try {
        return await measure();
      } catch (error) {
        [reason = ""] = String(error).split("\n");
        console.log(`${what} could not be measured: ${reason}`);
      }
    this.failures.push(`${what}: ${reason}`);
    return undefined;
  }
}
