import Validator from "@adobe/structured-data-validator";
import type { BuiltPage } from "../builtPages";
import { FORBIDDEN_PROPERTIES, REQUIRED_PROPERTIES } from "./requiredProperties";
import { schemaOrgVocabulary } from "./vocabulary";

type Thing = Record<string, unknown>;

/**
 * Returns the errors of the pages' structured data: JSON that cannot be parsed, types and properties
 * that schema.org lacks, missing properties that Google requires, references to nothing on the page,
 * and rates that could be mistaken for annual percentage rates.
 */
export async function checkStructuredData(pages: readonly BuiltPage[]): Promise<string[]> {
  const validator = new Validator(schemaOrgVocabulary());
  const faults: string[] = [];
  for (const page of pages) {
    const { things, faults: parseFaults } = parseThings(page);
    const all = things.flatMap((thing) => [...nestedThings(thing)]);
    const found = [
      ...parseFaults,
      ...(await vocabularyFaults(validator, things)),
      ...all.flatMap(propertyFaults),
      ...danglingReferences(all),
    ];
    faults.push(...found.map((fault) => `${page.file}: structured data: ${fault}`));
  }
  return faults;
}

function parseThings({ document }: BuiltPage): { things: Thing[]; faults: string[] } {
  const things: Thing[] = [];
  const faults: string[] = [];
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) faults.push(`the page has ${scripts.length} JSON-LD scripts, not one`);
  for (const { rawText } of scripts)
    try {
      const graph = JSON.parse(rawText);
      if (graph["@context"] !== "https://schema.org") faults.push("its context is not schema.org");
      things.push(...graph["@graph"]);
    } catch (error) {
      faults.push(`cannot be parsed: ${error instanceof Error ? error.message : error}`);
    }
  return { things, faults };
}

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** Yields a thing and all things inside it. */
function* nestedThings(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const entry of value) yield* nestedThings(entry);
  else if (isThing(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* nestedThings(inner);
  }
}

async function vocabularyFaults(validator: Validator, things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) {
    const type = String(thing["@type"]);
    jsonld[type] = [...(jsonld[type] ?? []), thing];
  }
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(
      ({ issueMessage, path }) => `${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`,
    );
}

function propertyFaults(thing: Thing): string[] {
  const type = thing["@type"];
  if (type === undefined) return "@id" in thing ? [] : ["a thing has no @type"];
  const name = `${type}${thing["@id"] ? ` ${thing["@id"]}` : ""}`;
  const missing = (REQUIRED_PROPERTIES[String(type)] ?? []).filter((property) => {
    const value = thing[property];
    return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  });
  return [
    ...missing.map((property) => `${name} needs ${property}`),
    ...FORBIDDEN_PROPERTIES.filter((property) => property in thing).map(
      (property) => `${name} states ${property}, which would be shown as an annual percentage rate`,
    ),
  ];
}

function danglingReferences(things: readonly Thing[]): string[] {
  const isReference = (thing: Thing) => Object.keys(thing).join() === "@id";
  const defined = new Set(things.filter((thing) => !isReference(thing)).map((one) => one["@id"]));
  return things
    .filter((thing) => isReference(thing) && !defined.has(thing["@id"]))
    .map((thing) => `${thing["@id"]} is referenced and missing`);
}
