import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { IS_FULL_RUN } from "../../shared/testDepth";
import { fail } from "../fail";
import { runTrials, type TrialsOptions, type TrialsResult } from "./runTrials";
import { trialKinds } from "./trials";

const USAGE = `npm run test:faults -- [--trials 15] [--seed 1]
Sends messages through the contact form of the built site, in a browser, to a real local backend. Each
meets a fault on its way; then the messages in the table and in the mailbox are counted. The site must
have been built for a backend on this machine, as "npm test" and "npm start" build it.`;

function readOptions(): TrialsOptions {
  try {
    const { values } = parseArgs({
      options: {
        trials: { type: "string", default: IS_FULL_RUN ? "300" : "15" },
        seed: { type: "string", default: "1" },
      },
    });
    const [trials, seed] = [Number(values.trials), Number(values.seed)];
    if (!Number.isInteger(trials) || !Number.isInteger(seed) || trials < 1)
      throw new Error(
        `--trials is "${values.trials}", --seed "${values.seed}"; use whole numbers, --trials from 1.`,
      );
    return { trials, seed, port: backendPort() };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Returns the port on this machine at which the built site expects its backend. */
function backendPort(): number {
  const headers = readFileSync("public/_headers", "utf8");
  const port = /connect-src 'self' http:\/\/127\.0\.0\.1:(\d+)/.exec(headers)?.[1];
  if (!port)
    throw new Error(
      "The site in public/ was built for another backend than this machine's. Run npm test -- build first.",
    );
  return Number(port);
}

/** Prints the counts. Returns whether every message has the outcome that it must have. */
function report({ trials, seed }: TrialsOptions, result: TrialsResult): boolean {
  const { kinds, reportedSaved, stored, mails } = result;
  const fewest = Math.floor(trials / trialKinds.length);
  console.info(`\n\nTrials of each kind (seed ${seed})`);
  for (const { name } of trialKinds) printCount(kinds.get(name) ?? 0, name);
  console.info(`\nMessages in the table and the mailbox after ${trials} trials`);
  printCount(reportedSaved, "reported as saved");
  printCount(stored, "stored");
  printCount(mails, "mailed");
  console.info("");
  const faults: [marks: readonly string[], description: string][] = [
    [result.reportedTooEarly, "reported as saved before they were in the table"],
    [result.lost, "reported as saved and lost"],
    [result.duplicated, "stored more than once"],
    [result.notMailedOnce, "stored and not mailed exactly once"],
    [result.strayMails, "mails without a stored message"],
    [result.failures, "failed trials"],
    [
      trialKinds.map(({ name }) => name).filter((name) => (kinds.get(name) ?? 0) < fewest),
      `kinds with fewer than ${fewest} trials`,
    ],
  ];
  for (const [marks, description] of faults) {
    printCount(marks.length, description);
    for (const mark of marks) console.info(`          ${mark}`);
  }
  return faults.every(([marks]) => marks.length === 0);
}

function printCount(count: number, description: string): void {
  console.info(`${String(count).padStart(6)}  ${description}`);
}

async function main(): Promise<void> {
  const options = readOptions();
  const passed = report(options, await runTrials(options));
  process.exit(passed ? 0 : 1);
}

main().catch((error: unknown) =>
  fail(error instanceof Error ? String(error.stack) : String(error)),
);
