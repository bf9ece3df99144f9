import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchema } from "../src/content-model/derive/jsonSchema";
import { kinds } from "../src/content-model/kinds";

/** Writes the JSON Schemas that `.vscode/settings.json` wires to the content files. */
const folder = ".vscode/schemas";
mkdirSync(folder, { recursive: true });
for (const kind of kinds)
  writeFileSync(join(folder, `${kind.name}.json`), JSON.stringify(jsonSchema(kind), null, 2));
