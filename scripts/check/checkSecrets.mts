import { readFileSync } from "node:fs";
import { lintSource } from "@secretlint/core";
import { creator as recommended } from "@secretlint/secretlint-rule-preset-recommend";
import { filesIn } from "../../src/content-model/reading/filesIn";
import { hasSecretKey } from "../deploy/settings";
import { fail } from "../lib/fail";

const TEXT = /\.(html|js|json|xml|txt|svg|webmanifest|map)$|^_(headers|redirects)$/;
const RULES = [{ id: "recommended", rule: recommended }];

/** Fails if a built file contains a secret. */
async function checkSecrets(): Promise<void> {
  const files = filesIn("public", TEXT);
  const faults: string[] = [];
  for (const file of files) {
    const content = readFileSync(`public/${file}`, "utf8");
    const { messages } = await lintSource({
      source: { filePath: file, content, contentType: "text" },
      options: { config: { rules: RULES }, maskSecrets: true },
    });
    // The rules do not know the backend's keys.
    if (hasSecretKey(content)) faults.push(`${file}: a secret key of the backend`);
    faults.push(...messages.map(({ message }) => `${file}: ${message}`));
  }
  if (faults.length > 0)
    fail(`${faults.join("\n")}\n\nThe built files contain what visitors must not see.`);
  console.log(`${files.length} built files contain no secret.`);
}

void checkSecrets();
