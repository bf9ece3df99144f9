import { setTimeout as wait } from "node:timers/promises";
import type { Backend } from "../../shared/backend/startBackend";
import { seededRandom } from "../../shared/seededRandom";
import { MARK } from "./faultyProxy";
import { type Servers, setOutage, startServers } from "./servers";
import { messageOf } from "./trial";
import { type PlannedTrial, planTrials } from "./trials";
import { Visitor } from "./visitor";

/** How many visitors there are at once. */
const VISITORS = 3;

const TRIAL_LIMIT = 240_000;

/** Longer than a lease lasts; a message that is not mailed by then is counted as not mailed. */
const SWEEP_LIMIT = 90_000;

export interface TrialsOptions {
  trials: number;
  seed: number;
  /** The port at which the built site expects its backend. */
  port: number;
}

export interface TrialsResult extends Outcome {
  /** How many trials of each kind ran. */
  kinds: Map<string, number>;
  reportedSaved: number;
  /** Marks of messages that the page reported as saved before they were in the table. */
  reportedTooEarly: string[];
  /** A message for each trial that did not end as it must. */
  failures: string[];
}

interface Outcome {
  stored: number;
  mails: number;
  /** Marks of messages that were reported as saved and are not in the table. */
  lost: string[];
  /** Marks that are in the table more than once. */
  duplicated: string[];
  /** Marks of stored messages with no mail, or with more than one. */
  notMailedOnce: string[];
  /** Subjects of mails that belong to no stored message. */
  strayMails: string[];
}

interface Log extends Pick<TrialsResult, "kinds" | "reportedTooEarly" | "failures"> {
  saved: Set<string>;
}

/** Runs the trials, lets the sweep mail what is left, and counts messages and mails. */
export async function runTrials({ trials, seed, port }: TrialsOptions): Promise<TrialsResult> {
  const servers = await startServers(port);
  const { backend } = servers;
  const log: Log = { kinds: new Map(), saved: new Set(), reportedTooEarly: [], failures: [] };
  try {
    for (const [outage, group] of planTrials(trials, seededRandom(seed))) {
      await setOutage(backend, outage);
      const work = async () => {
        for (let next = group.shift(); next; next = group.shift())
          await runTrial(servers, next, seed, log);
      };
      await Promise.all(Array.from({ length: VISITORS }, work));
    }
    await setOutage(backend, undefined);
    await sweepAll(backend);
    const { saved, ...results } = log;
    return { ...results, reportedSaved: saved.size, ...(await countOutcome(backend, saved)) };
  } finally {
    await servers.stop();
  }
}

async function runTrial(
  { browser, site, backend, proxy }: Servers,
  { number, kind }: PlannedTrial,
  seed: number,
  log: Log,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 } });
  const visitor = await Visitor.create(context, site, async (mark) => {
    log.saved.add(mark);
    const rows = await backend.query(
      "select id from public.contact_submissions where position($1 in message) > 0",
      [mark],
    );
    if (rows.length === 0) log.reportedTooEarly.push(mark);
  });
  for (const variant of ["a", "b"] as const)
    proxy.whenSilent(messageOf(number, variant, seed).mark, () => visitor.exceedTimeLimit());
  log.kinds.set(kind.name, (log.kinds.get(kind.name) ?? 0) + 1);
  try {
    await withinLimit(
      kind.run({
        visitor,
        proxy,
        random: seededRandom(seed * 1_000_003 + number),
        message: (variant) => messageOf(number, variant, seed),
      }),
    );
    process.stdout.write(".");
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    log.failures.push(`trial ${number}, ${kind.name}: ${reason}`);
    process.stdout.write("!");
  } finally {
    await context.close();
  }
}

function withinLimit(run: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("it did not end")), TRIAL_LIMIT);
  });
  return Promise.race([run, expired]).finally(() => clearTimeout(timer));
}

/**
 * Sweeps until every message is mailed. A worker that was interrupted while mailing keeps its lease, and
 * until that ends no other worker may mail the message.
 */
async function sweepAll(backend: Backend): Promise<void> {
  const end = Date.now() + SWEEP_LIMIT;
  while (Date.now() < end) {
    await backend.sweep({ ignoreBackoff: true });
    const pending = await backend.query(
      "select id from public.contact_submissions where notified_at is null limit 1",
    );
    if (pending.length === 0) return;
    await wait(500);
  }
}

const markIn = (text: unknown) => MARK.exec(String(text))?.[0] ?? "";

/** Compares the table and the mailbox with what the pages reported as saved. */
async function countOutcome(backend: Backend, saved: ReadonlySet<string>): Promise<Outcome> {
  const rows = await backend.submissions();
  const mails = await backend.mails();
  const stored = countEach(rows.map(({ message }) => markIn(message)));
  const mailed = countEach(mails.map(({ text }) => markIn(text)));
  return {
    stored: rows.length,
    mails: mails.length,
    lost: [...saved].filter((mark) => !stored.has(mark)),
    duplicated: [...stored].filter(([, times]) => times > 1).map(([mark]) => mark),
    notMailedOnce: [...stored.keys()].filter((mark) => mailed.get(mark) !== 1),
    strayMails: mails.filter(({ text }) => !stored.has(markIn(text))).map(({ subject }) => subject),
  };
}

function countEach(marks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
