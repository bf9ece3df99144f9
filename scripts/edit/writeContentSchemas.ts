import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchema } from "../../src/content-model/jsonSchema";
import { kinds } from "../../src/content-model/kinds";

const FOLDER = ".vscode/schemas";
const SETTINGS = ".vscode/settings.json";

// Writes the JSON Schemas of all kinds of content, and associates them with the content files in Visual
// Studio Code. Only the settings file is committed.
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const kind of kinds)
  writeFileSync(join(FOLDER, `${kind.name}.json`), JSON.stringify(jsonSchema(kind), null, 2));

const settings = JSON.parse(readFileSync(SETTINGS, "utf8"));
const assignment = Object.fromEntries(
  kinds.map(({ name, files }) => [`./${FOLDER}/${name}.json`, `content/${files}`]),
);
if (JSON.stringify(settings["yaml.schemas"]) !== JSON.stringify(assignment))
  writeFileSync(
    SETTINGS,
    `${JSON.stringify({ ...settings, "yaml.schemas": assignment }, null, 2)}\n`,
  );
