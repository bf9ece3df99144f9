import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail } from "../fail";
import { report } from "./report";
import { runTrials } from "./runTrials";

const USAGE = `npx tsx scripts/faultTrials/main.ts [--trials 300] [--seed 1] [--tabs 3] [--site public]
Drives the contact form of the built site in a browser, against a real local backend,
through so many faults, and counts in the table and the mailbox what became of the messages. The
build must have been made for a backend on this machine, as "npm test" and "npm start" make it.`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        trials: { type: "string", default: "300" },
        seed: { type: "string", default: "1" },
        tabs: { type: "string", default: "3" },
        site: { type: "string", default: "public" },
      },
    });
    const numbers = [values.trials, values.seed, values.tabs].map(Number);
    const [trials = 0, seed = 0, tabs = 0] = numbers;
    if (!numbers.every(Number.isInteger) || trials < 1 || tabs < 1) throw new Error("No number.");
    return { trials, seed, tabs, site: values.site };
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The port on this machine at which the built site expects its backend. */
function portOfBuild(site: string): number {
  const headers = readFileSync(join(site, "_headers"), "utf8");
  const port = /connect-src 'self' http:\/\/127\.0\.0\.1:(\d+)/.exec(headers)?.[1];
  if (!port) fail(`The site in ${site}/ was not built for a backend on this machine.\n\n${USAGE}`);
  return Number(port);
}

async function main(): Promise<void> {
  const options = readOptions();
  const result = await runTrials({ ...options, port: portOfBuild(options.site) });
  const isGood = report(options, result);
  process.exit(isGood ? 0 : 1);
}

main().catch((error: unknown) =>
  fail(error instanceof Error ? String(error.stack) : String(error)),
);
