import type { TrialKind } from "./trial";
import { trialKinds } from "./trials";
import type { World } from "./worlds";

export interface PlannedTrial {
  number: number;
  kind: TrialKind;
}

/**
 * So many trials, of every kind equally many, in an order that depends on the dice; those in the
 * same world come together.
 */
export function plan(trials: number, dice: () => number): Map<World | undefined, PlannedTrial[]> {
  const kinds = [...trialKinds];
  const order: PlannedTrial[] = [];
  for (let number = 1; number <= trials; number += 1) {
    if (kinds.length === 0) kinds.push(...trialKinds);
    const [kind] = kinds.splice(Math.floor(dice() * kinds.length), 1);
    if (kind) order.push({ number, kind });
  }
  const worlds = new Map<World | undefined, PlannedTrial[]>();
  for (const trial of order)
    worlds.set(trial.kind.world, [...(worlds.get(trial.kind.world) ?? []), trial]);
  return worlds;
}
