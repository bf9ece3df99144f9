import type { TrialsOptions, TrialsResult } from "./runTrials";
import { trialKinds } from "./trials";

/** Prints what was counted; says whether it is what it must be. */
export function report(
  { trials, seed }: Pick<TrialsOptions, "trials" | "seed">,
  result: TrialsResult,
): boolean {
  const { kinds, toldSaved, stored, mails, toldTooEarly, lost, duplicated } = result;
  const fewest = Math.floor(trials / trialKinds.length);
  console.info(`\n\nTrials of each kind (seed ${seed})`);
  for (const { name } of trialKinds)
    console.info(`${String(kinds.get(name) ?? 0).padStart(6)}  ${name}`);
  const bad: [count: number, words: string, marks: readonly string[]][] = [
    [toldTooEarly.length, "told saved when not in the table", toldTooEarly],
    [lost.length, "told saved and lost", lost],
    [duplicated.length, "stored more than once", duplicated],
    [result.notMailedOnce.length, "stored and not mailed exactly once", result.notMailedOnce],
    [result.strayMails, "mails of no stored message", []],
    [result.complaints.length, "other complaints", result.complaints],
    [
      trialKinds.filter(({ name }) => (kinds.get(name) ?? 0) < fewest).length,
      `kinds with fewer than ${fewest} trials`,
      [],
    ],
  ];
  console.info(`
Counted in the table and the mailbox, after ${trials} trials
${String(toldSaved).padStart(6)}  messages told to be saved
${String(stored).padStart(6)}  messages stored
${String(mails).padStart(6)}  mails sent
`);
  for (const [count, words, marks] of bad) {
    console.info(`${String(count).padStart(6)}  ${words}`);
    for (const mark of marks) console.info(`          ${mark}`);
  }
  return bad.every(([count]) => count === 0);
}
