import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { filesIn } from "../../shared/filesIn";
import { PROGRAM_OPTIONS, programPath } from "../../shared/programs";
import { fail } from "../fail";
import { foreignKeys } from "./foreignKeys";

const TEXT = /\.(html|js|json|xml|txt|svg|webmanifest|map)$|^_(headers|redirects)$/;

/** `npm test -- secrets`: fails when a built file contains a secret, or a key but the public one. */
function checkSecrets(): void {
  const key = process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY;
  if (!key) fail("Set GATSBY_SUPABASE_PUBLISHABLE_KEY to the key the site was built with.");
  const files = filesIn("public", TEXT);
  const faults = files.flatMap((file) =>
    foreignKeys(readFileSync(`public/${file}`, "utf8"), key).map((found) => `${file}: ${found}`),
  );
  if (faults.length > 0)
    fail(`${faults.join("\n")}\n\nThe built files contain keys that visitors must not see.`);

  const { status } = spawnSync(
    programPath("secretlint"),
    ["--maskSecrets", "public/**/*.{html,js,json,xml,txt,svg,webmanifest}", "public/_*"],
    { stdio: "inherit", ...PROGRAM_OPTIONS },
  );
  if (status !== 0) fail("The built files contain what looks like a secret; see the output above.");
  console.log(`${files.length} built files contain no secret, and no key but the public one.`);
}

checkSecrets();
