import { readFileSync } from "node:fs";

/** The part of schema.org's own file that the validator reads. */
export interface Vocabulary {
  "@graph": Record<string, unknown>[];
}

const SOURCE = "node_modules/schema-dts/dist/schema.d.ts";
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{(.*?)^\}/gms;
const PROPERTY = /^ {4}"([A-Za-z]\w*)"\??:/gm;

const ref = (name: string) => ({ "@id": `schema:${name}` });

/**
 * Returns schema.org's vocabulary in its published form, built from the types of schema-dts, which
 * are generated from it. So the check needs no network and gives the same result everywhere.
 * @throws Error when schema-dts has changed its form
 */
export function schemaOrgVocabulary(): Vocabulary {
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const addTo = (map: Map<string, Set<string>>, key: string, value?: string) => {
    const values = map.get(key) ?? new Set();
    if (value) values.add(value);
    map.set(key, values);
  };
  for (const [, type = "", , bases = "", body = ""] of readFileSync(SOURCE, "utf8").matchAll(
    INTERFACE,
  )) {
    addTo(parents, type);
    for (const [, base = ""] of bases.matchAll(/\b(\w+?)Base\b/g))
      if (base !== type) addTo(parents, type, base);
    for (const [, property = ""] of body.matchAll(PROPERTY)) addTo(domains, property, type);
  }
  if (parents.size < 700 || domains.size < 1000)
    throw new Error(
      `${SOURCE} gives ${parents.size} types and ${domains.size} properties. Adapt the patterns in scripts/checkPages/structuredData/vocabulary.ts to its new form.`,
    );
  return {
    "@graph": [
      ...[...parents].map(([type, above]) => ({
        ...ref(type),
        "@type": "rdfs:Class",
        "rdfs:subClassOf": [...above].map(ref),
      })),
      ...[...domains].map(([property, types]) => ({
        ...ref(property),
        "@type": "rdf:Property",
        "schema:domainIncludes": [...types].map(ref),
      })),
    ],
  };
}
