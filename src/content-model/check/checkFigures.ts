import { figureChecker, type NamedPlans } from "../../features/calculator/engine/figuresInText";
import { ratePlanFaults } from "../../features/calculator/engine/ratePlanFaults";
import { ratePlan } from "../kinds/ratePlan";
import type { ReadableFile } from "./checkBetweenFiles";
import type { Problem } from "./problem";
import type { KeyPath } from "./yamlFile";

/**
 * Holds every text against the rate plans: a rate or a loan's cost that no plan gives is a problem
 * where it is written. Silent while no plan is sound, since then nobody can say what is right.
 */
export function checkFigures(files: readonly ReadableFile[]): Problem[] {
  const plans = soundPlans(files);
  if (Object.keys(plans).length === 0) return [];
  const faultsIn = figureChecker(plans);
  return files.flatMap(({ yaml }) =>
    [...textsOf(yaml.value)].flatMap(({ text, path }) =>
      faultsIn(text).map(({ found, message }) =>
        yaml.problemAt(path, `says "${found}", but ${message}.`),
      ),
    ),
  );
}

function soundPlans(files: readonly ReadableFile[]): NamedPlans {
  const values = files
    .filter(({ kind }) => kind.name === ratePlan.name)
    .map(({ yaml }) => yaml.value);
  return Object.fromEntries(
    values
      .filter((value) => ratePlan.schema.isValidSync(value, { strict: true }))
      .filter((plan) => ratePlanFaults(plan).length === 0)
      .map((plan) => [plan.name, plan]),
  );
}

function* textsOf(value: unknown, path: KeyPath = []): Generator<{ text: string; path: KeyPath }> {
  if (typeof value === "string") yield { text: value, path };
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsOf(entry, [...path, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}
