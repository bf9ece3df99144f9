import { choose, type Fault, insertFaults, notificationFaults } from "./faults";
import { demandTold, expectSaved, type Trial, type TrialKind, writeAndSend } from "./trial";
import { visitorTrials } from "./visitorTrials";

/** The visitor tries again until it works, as often as the fault happens. */
const untilSaved =
  (faults: readonly Fault[]) =>
  async (trial: Trial): Promise<void> => {
    const { mark } = trial.message("a");
    const times = trial.dice() < 0.7 ? 1 : 2;
    for (let time = 0; time < times; time += 1)
      trial.proxy.plan(mark, "insert", choose(faults, trial.dice));
    const { page, told } = await writeAndSend(trial);
    demandTold(told, "not saved");
    for (let time = 1; time < times; time += 1)
      demandTold(await trial.visitor.send(page), "not saved");
    demandTold(await trial.visitor.send(page), "saved");
  };

const ofTheWorld = (
  ["function down", "function unreachable", "SMTP down", "SMTP refuses"] as const
).map((world): TrialKind => ({ name: world, world, run: expectSaved }));

/** Every kind of trial; each ends with what the specification and the table of faults demand. */
export const trialKinds: TrialKind[] = [
  ...Object.entries(insertFaults).map(([name, faults]) => ({ name, run: untilSaved(faults) })),
  ...Object.entries(notificationFaults).map(([name, faults]) => ({
    name,
    run: (trial: Trial) => {
      const fault = choose(faults, trial.dice);
      trial.proxy.plan(trial.message("a").mark, "notification", fault);
      return expectSaved(trial);
    },
  })),
  ...visitorTrials,
  ...ofTheWorld,
];
