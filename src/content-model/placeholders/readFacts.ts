import type { Fact } from "./facts";
import { PlaceholderError, parsePlaceholders } from "./parse";
import { namesOf, numericFact } from "./printPlaceholder";
import { type PlacedMistake, placed, resolveText } from "./resolve";

const TYPES = { amounts: "amount", rates: "rate", quantities: "quantity", texts: "text" } as const;

interface Entry {
  table: keyof typeof TYPES;
  value: unknown;
}

/**
 * Reads the facts of `facts.yaml`, which may refer to each other: `totalTime: "{decisionTime
 * plus=fundsTime}"`. A fact with a mistake is left out.
 * @param content the parsed file
 * @returns the facts, the file's content with references resolved, and the mistakes
 */
export function readFacts(content: unknown): {
  facts: Map<string, Fact>;
  value: unknown;
  mistakes: PlacedMistake[];
} {
  const entries = entriesOf(content);
  const facts = new Map<string, Fact>();
  const mistakes: PlacedMistake[] = [];
  const seen = new Set<string>();
  const names = [...entries.keys()];

  const read = (name: string): void => {
    const entry = entries.get(name);
    if (!entry || seen.has(name)) return;
    seen.add(name);
    if (typeof entry.value === "string" && /[{}]/.test(entry.value)) {
      const { placeholders } = parsePlaceholders(entry.value, names);
      for (const { name: other, options } of placeholders)
        for (const needed of [other, ...options.values()]) {
          read(needed);
          if (!entries.has(needed) || facts.has(needed)) continue;
          const message = `"${needed}" cannot be used here: it has a mistake, or it refers back to "${name}". Write the value out.`;
          mistakes.push(
            placed({ start: entry.value.search(/[{}]/), message }, entry.value, [
              entry.table,
              name,
            ]),
          );
          return;
        }
    }
    const fact = factOf(entry, facts);
    if ("mistakes" in fact)
      mistakes.push(
        ...fact.mistakes.map((mistake) =>
          placed(mistake, String(entry.value), [entry.table, name]),
        ),
      );
    else if (fact.fact) facts.set(name, fact.fact);
  };
  for (const name of names) read(name);
  return { facts, value: withFacts(content, facts), mistakes };
}

function entriesOf(content: unknown): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (typeof content !== "object" || content === null) return entries;
  for (const table of Object.keys(TYPES) as (keyof typeof TYPES)[]) {
    const ofTable = (content as Record<string, unknown>)[table];
    if (typeof ofTable !== "object" || ofTable === null || Array.isArray(ofTable)) continue;
    for (const [name, value] of Object.entries(ofTable)) entries.set(name, { table, value });
  }
  return entries;
}

type Read = { fact: Fact | undefined } | { mistakes: { start: number; message: string }[] };

/** Returns the fact of an entry, or nothing when its value is not of its table. */
function factOf({ table, value }: Entry, facts: ReadonlyMap<string, Fact>): Read {
  const type = TYPES[table];
  if (type === "text") {
    if (typeof value !== "string") return { fact: undefined };
    const resolved = resolveText(value, { facts, plans: new Map() }, "text");
    return resolved.mistakes.length > 0
      ? { mistakes: resolved.mistakes }
      : { fact: { type, value: resolved.value } };
  }
  if (typeof value === "number")
    return { fact: type === "quantity" ? { type, value, unit: "" } : { type, value } };
  if (typeof value !== "string") return { fact: undefined };
  if (/[{}]/.test(value)) return referenceOf(value, type, facts);
  const [, digits, unit] = /^(\d+(?:\.\d+)?) (\S.*)$/.exec(value) ?? [];
  return type === "quantity" && unit
    ? { fact: { type, value: Number(digits), unit } }
    : { fact: undefined };
}

function referenceOf(
  value: string,
  type: Exclude<Fact["type"], "text">,
  facts: ReadonlyMap<string, Fact>,
): Read {
  const { placeholders, mistakes } = parsePlaceholders(value, namesOf(facts));
  const [placeholder] = placeholders;
  if (mistakes.length > 0) return { mistakes };
  if (!placeholder || placeholder.end - placeholder.start !== value.length)
    return { mistakes: [{ start: 0, message: "must be a value or one placeholder." }] };
  try {
    const { value: number, ...rest } = numericFact(placeholder, facts);
    const unit = "unit" in rest ? rest.unit : "";
    return {
      fact: type === "quantity" ? { type, value: number, unit } : { type, value: number },
    };
  } catch (error) {
    if (!(error instanceof PlaceholderError)) throw error;
    return { mistakes: [{ start: 0, message: `${value} ${error.message}` }] };
  }
}

/** Puts the resolved facts into the tables, for the checks of the file's fields. */
function withFacts(content: unknown, facts: ReadonlyMap<string, Fact>): unknown {
  if (typeof content !== "object" || content === null) return content;
  const value: Record<string, unknown> = { ...content };
  for (const [name, { table }] of entriesOf(content)) {
    const fact = facts.get(name);
    if (!fact) continue;
    const printed = "unit" in fact && fact.unit ? `${fact.value} ${fact.unit}` : fact.value;
    value[table] = { ...(value[table] as object), [name]: printed };
  }
  return value;
}
