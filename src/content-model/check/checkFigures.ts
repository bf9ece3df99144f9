import { ratePlanFaults } from "../../lending/ratePlanFaults";
import { ratePlan } from "../kinds/calculators";
import { figureChecker, type NamedPlans } from "./figuresInText";
import { type KeyPath, readYaml, type YamlFile } from "./parseYaml";
import type { Problem } from "./problem";

/**
 * Holds texts against the rate plans: a rate or a loan's cost that no plan gives is a problem where
 * it is written. Silent while no plan is sound, since then nobody can say what is right.
 * @param plans the files with rate plans
 */
export function checkFigures(plans: readonly Uint8Array[]): (yaml: YamlFile) => Problem[] {
  const sound = soundPlans(plans);
  if (Object.keys(sound).length === 0) return () => [];
  const faultsIn = figureChecker(sound);
  return (yaml) =>
    [...textsOf(yaml.value)].flatMap(({ text, path }) =>
      faultsIn(text).map(({ found, message }) =>
        yaml.problemAt(path, `says "${found}", but ${message}.`),
      ),
    );
}

const soundPlans = (plans: readonly Uint8Array[]): NamedPlans =>
  Object.fromEntries(
    plans
      .map((bytes) => readYaml("", bytes))
      .flatMap((read) => (Array.isArray(read) ? [] : [read.value]))
      .filter((plan) => ratePlan.schema.isValidSync(plan, { strict: true }))
      .filter((plan) => ratePlanFaults(plan).length === 0)
      .map((plan) => [plan.name, plan]),
  );

function* textsOf(value: unknown, path: KeyPath = []): Generator<{ text: string; path: KeyPath }> {
  if (typeof value === "string") yield { text: value, path };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsOf(entry, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}
