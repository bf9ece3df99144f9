import { type Fault, insertFaults, notificationFaults } from "./faults";
import type { Outage } from "./servers";
import {
  choose,
  expectReport,
  expectSaved,
  type Trial,
  type TrialKind,
  writeAndSend,
} from "./trial";
import { visitorTrials } from "./visitorTrials";

/** The visitor retries until it works, once for each fault. */
const untilSaved =
  (faults: readonly Fault[]) =>
  async (trial: Trial): Promise<void> => {
    const { mark } = trial.message("a");
    const times = trial.random() < 0.7 ? 1 : 2;
    for (let time = 0; time < times; time += 1)
      trial.proxy.plan(mark, "insert", choose(faults, trial.random));
    const { page, report } = await writeAndSend(trial);
    expectReport(report, "not saved");
    for (let time = 1; time < times; time += 1)
      expectReport(await trial.visitor.send(page), "not saved");
    expectReport(await trial.visitor.send(page), "saved");
  };

const OUTAGES = ["function down", "function unreachable", "SMTP down", "SMTP refuses"] as const;

/** Every kind of trial. Each ends with what docs/deploying.md and the form's errors promise. */
export const trialKinds: readonly TrialKind[] = [
  ...Object.entries(insertFaults).map(([name, faults]) => ({ name, run: untilSaved(faults) })),
  ...Object.entries(notificationFaults).map(([name, faults]) => ({
    name,
    run: (trial: Trial) => {
      const fault = choose(faults, trial.random);
      trial.proxy.plan(trial.message("a").mark, "notification", fault);
      return expectSaved(trial);
    },
  })),
  ...visitorTrials,
  ...OUTAGES.map((outage): TrialKind => ({ name: outage, outage, run: expectSaved })),
];

export interface PlannedTrial {
  number: number;
  kind: TrialKind;
}

/**
 * Plans trials, equally many of every kind, in a random order. Those of the same outage are grouped,
 * because it affects all visitors at once.
 */
export function planTrials(
  trials: number,
  random: () => number,
): Map<Outage | undefined, PlannedTrial[]> {
  const kinds = [...trialKinds];
  const groups = new Map<Outage | undefined, PlannedTrial[]>();
  for (let number = 1; number <= trials; number += 1) {
    if (kinds.length === 0) kinds.push(...trialKinds);
    const [kind] = kinds.splice(Math.floor(random() * kinds.length), 1);
    if (kind) groups.set(kind.outage, [...(groups.get(kind.outage) ?? []), { number, kind }]);
  }
  return groups;
}
