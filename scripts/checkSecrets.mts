import { readFileSync } from "node:fs";
import { lintSource } from "@secretlint/core";
import { creator as recommended } from "@secretlint/secretlint-rule-preset-recommend";
import { filesIn } from "../shared/filesIn";
import { fail } from "./fail";
import { foreignKeys } from "./supplyChain/foreignKeys";

const TEXT = /\.(html|js|json|xml|txt|svg|webmanifest|map)$|^_(headers|redirects)$/;
const RULES = [{ id: "recommended", rule: recommended }];

/** Fails if a built file contains a secret, or any key for the backend other than the public one. */
async function checkSecrets(): Promise<void> {
  const { GATSBY_CONTACT_FORM, GATSBY_SUPABASE_PUBLISHABLE_KEY: key = "" } = process.env;
  if (!key && GATSBY_CONTACT_FORM !== "off")
    fail("Set GATSBY_SUPABASE_PUBLISHABLE_KEY to the key the site was built with.");
  const files = filesIn("public", TEXT);
  const faults: string[] = [];
  for (const file of files) {
    const content = readFileSync(`public/${file}`, "utf8");
    const { messages } = await lintSource({
      source: { filePath: file, content, contentType: "text" },
      options: { config: { rules: RULES }, maskSecrets: true },
    });
    const found = [...foreignKeys(content, key), ...messages.map(({ message }) => message)];
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  }
  if (faults.length > 0)
    fail(`${faults.join("\n")}\n\nThe built files contain what visitors must not see.`);
  console.log(`${files.length} built files contain no secret, and no key but the public one.`);
}

void checkSecrets();
