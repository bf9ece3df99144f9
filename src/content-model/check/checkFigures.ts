import { ratePlanErrors } from "../../lending/ratePlanErrors";
import { ratePlan } from "../kinds/calculators";

import { figureChecker, type NamedPlans } from "./figuresInText";
import { type KeyPath, parseYaml, type YamlFile } from "./parseYaml";

import type { Problem } from "./problem";

/**
 * Checks texts against the rate plans: a rate or a loan's cost that no plan yields is a problem
 * where it is written. Without a valid plan there is nothing to check against, and no problem.
 * @param plans the files with rate plans
 */
export function checkFigures(plans: readonly Uint8Array[]): (yaml: YamlFile) => Problem[] {
  const valid = validPlans(plans);
  if (Object.keys(valid).length === 0) return () => [];
  const errorsIn = figureChecker(valid);
  return (yaml) =>
    [...textsOf(yaml.value)].flatMap(({ text, path }) =>
      errorsIn(text).map(({ found, message }) =>
        yaml.problemAt(path, `says "${found}", but ${message}.`),
      ),
    );
}

const validPlans = (plans: readonly Uint8Array[]): NamedPlans =>
  Object.fromEntries(
    plans
      .map((bytes) => parseYaml("", bytes))
      .flatMap((read) => (Array.isArray(read) ? [] : [read.value]))
      .filter((plan) => ratePlan.schema.isValidSync(plan, { strict: true }))
      .filter((plan) => ratePlanErrors(plan).length === 0)
      .map((plan) => [plan.name, plan]),
  );

function* textsOf(value: unknown, path: KeyPath = []): Generator<{ text: string; path: KeyPath }> {
  if (typeof value === "string") yield { text: value, path };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsOf(entry, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}
