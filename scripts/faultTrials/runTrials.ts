import { setTimeout as pause } from "node:timers/promises";
import type { Backend } from "../../shared/backend/startBackend";
import { seededRandom } from "../../shared/seededRandom";
import { type PlannedTrial, plan } from "./plan";
import { type Servers, startServers } from "./servers";
import { type Tally, tally } from "./tally";
import { textOf } from "./texts";
import { Visitor } from "./visitor";
import { enterWorld } from "./worlds";

export interface TrialsOptions {
  trials: number;
  seed: number;
  /** How many visitors there are at once. */
  tabs: number;
  /** The built site's folder. */
  site: string;
  /** Where it expects its backend. */
  port: number;
}

export interface TrialsResult extends Tally {
  /** How many trials of each kind ran. */
  kinds: Map<string, number>;
  toldSaved: number;
  /** Marks of messages that were told to be saved when they were not yet in the table. */
  toldTooEarly: string[];
  /** What did not go as it must, in words. */
  complaints: string[];
}

const TRIAL_LIMIT = 240_000;

/** Longer than a lease lasts; whatever is not mailed by then is counted as such. */
const SWEEP_LIMIT = 90_000;

/** Runs the trials, has the sweep send what is left, and counts. */
export async function runTrials({
  trials,
  seed,
  tabs,
  site,
  port,
}: TrialsOptions): Promise<TrialsResult> {
  const servers = await startServers(site, port);
  const { backend } = servers;
  const ledger = { kinds: new Map(), told: new Set<string>(), toldTooEarly: [], complaints: [] };
  try {
    for (const [world, group] of plan(trials, seededRandom(seed))) {
      await enterWorld(backend, world);
      const work = async () => {
        for (let next = group.shift(); next; next = group.shift())
          await runTrial(servers, next, seed, ledger);
      };
      await Promise.all(Array.from({ length: tabs }, work));
    }
    await enterWorld(backend, undefined);
    await sweepAll(backend);
    const { told, ...results } = ledger;
    return { ...results, toldSaved: told.size, ...(await tally(backend, told)) };
  } finally {
    await servers.stop();
  }
}

interface Ledger extends Pick<TrialsResult, "kinds" | "toldTooEarly" | "complaints"> {
  told: Set<string>;
}

async function runTrial(
  { browser, site, backend, proxy }: Servers,
  { number, kind }: PlannedTrial,
  seed: number,
  ledger: Ledger,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 } });
  const visitor = await Visitor.at(context, site, async (mark) => {
    ledger.told.add(mark);
    const rows = await backend.query(
      "select id from public.contact_submissions where position($1 in message) > 0",
      [mark],
    );
    if (rows.length === 0) ledger.toldTooEarly.push(mark);
  });
  for (const variant of ["a", "b"] as const)
    proxy.whenSilent(textOf(number, variant, seed).mark, () => visitor.outwait());
  ledger.kinds.set(kind.name, (ledger.kinds.get(kind.name) ?? 0) + 1);
  try {
    await withinLimit(
      kind.run({
        visitor,
        proxy,
        dice: seededRandom(seed * 1_000_003 + number),
        message: (variant) => textOf(number, variant, seed),
      }),
    );
    process.stdout.write(".");
  } catch (error) {
    const words = error instanceof Error ? error.message.split("\n")[0] : String(error);
    ledger.complaints.push(`trial ${number}, ${kind.name}: ${words}`);
    process.stdout.write("!");
  } finally {
    await context.close();
  }
}

function withinLimit(run: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it never came to an end")), TRIAL_LIMIT);
  });
  return Promise.race([run, expired]).finally(() => clearTimeout(timer));
}

/**
 * Sweeps until every message is mailed. A worker that was cut off in the midst of a mail keeps its
 * lease, and until that ends nobody else may send that message.
 */
async function sweepAll(backend: Backend): Promise<void> {
  const end = Date.now() + SWEEP_LIMIT;
  while (Date.now() < end) {
    await backend.sweep({ evenIfWaiting: true });
    const waiting = await backend.query(
      "select id from public.contact_submissions where notified_at is null limit 1",
    );
    if (waiting.length === 0) return;
    await pause(500);
  }
}
